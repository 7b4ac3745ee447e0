/**
 * The answer to one question: an option of a choice, an option of a list, a date or a text; for a form, the answers to
 * all its fields.
 */
export type Answer =
  | { readonly type: string }
  | { readonly choose: string | readonly string[] }
  | { readonly select: string }
  | { readonly date: readonly [string, string, string] }
  | { readonly form: Readonly<Record<string, Answer>> };

export type Answers = readonly (readonly [string, Answer])[];

/** A type of prescreen, with answers that lead to the results. */
export interface PrescreenJourney {
  readonly category: string;
  readonly answers: Answers;
  /** What the guest reads after the last answer. */
  readonly end:
    | 'You are eligible and will be redirected shortly!'
    | 'Last question reached! You will be redirected shortly.';
}
