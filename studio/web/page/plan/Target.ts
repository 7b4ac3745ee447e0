/** What the live page shows: a flow, a prescreen, or a form or questionnaire that no flow asks. */
export interface Target {
  readonly kind: 'flow' | 'prescreen' | 'form' | 'questions';
  /** The id of the document. */
  readonly id: string;
}

export const targetKey = ({ kind, id }: Target): string => `${kind}:${id}`;
