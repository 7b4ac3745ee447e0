/** What an examination has found. */
export interface Finding {
  /** `wrong`: guests cannot book, or will lose something. `note`: it may be meant so. */
  readonly state: 'fine' | 'note' | 'wrong';
  /** What was looked at. */
  readonly subject: string;
  /** A sentence for the operator, without anything secret. */
  readonly words: string;
}

const found =
  (state: Finding['state']) =>
  (subject: string, words: string): Finding => ({ state, subject, words });

export const fine = found('fine');
export const note = found('note');
export const wrong = found('wrong');

export const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));
