/** One question with its answer: the option of a choice, the option of a list, a date, a text. Of a form, all its fields. */
export type Answer =
  | { readonly type: string }
  | { readonly choose: string | readonly string[] }
  | { readonly select: string }
  | { readonly date: readonly [string, string, string] }
  | { readonly form: Readonly<Record<string, Answer>> };

export type Answers = readonly (readonly [string, Answer])[];

/** A type of prescreen, with answers that lead to each of its ends. */
export interface PrescreenJourney {
  readonly category: string;
  /** Answers that lead to the end that `end` says. */
  readonly eligible: Answers;
  readonly end:
    | 'You are eligible and will be redirected shortly!'
    | 'Last question reached! You will be redirected shortly.';
  readonly ineligible: Answers;
  readonly why: string;
}
