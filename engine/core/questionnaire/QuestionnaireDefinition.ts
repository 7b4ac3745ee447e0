import type { Conditions, Rule, Text } from '../form/FormDefinition.ts';

/** Questions that find out whether somebody may go on, as authors write them: asked one at a time, in their order. */
export interface QuestionnaireDefinition {
  readonly id: string;
  readonly title: Text;
  readonly conditions?: Conditions;
  readonly questions: readonly QuestionDefinition[];
}

/** How a question is asked. */
export type QuestionType = 'date' | 'radio' | 'yesNo' | 'dropdown' | 'criteriaDropdown';

/** One question as authors write it. */
export interface QuestionDefinition {
  /** Later rules read the answer as `answers.<id>`: a boolean (`yesNo`), a date (`date`) or the option's value. */
  readonly id: string;
  readonly type: QuestionType;
  /** The question itself. */
  readonly title: Text;
  readonly description?: Text;
  /** Only for `radio`, `dropdown` and `criteriaDropdown`. */
  readonly options?: readonly OptionDefinition[];
  /** The question is not asked when this is true. It may read earlier questions. */
  readonly skipWhen?: Rule;
  /** Rules that the answer must pass. When one fails, its message is shown at the field and Continue is refused. */
  readonly checks?: readonly AnswerCheck[];
  /** What follows from the answer. The first entry that matches decides; when none does, the next question follows. */
  readonly answers?: readonly AnswerDefinition[];
  readonly messages?: readonly QuestionMessage[];
  /** What the answer is, in the app's own words; for tools. */
  readonly meaning?: string;
  /** Why questions about the question may stay that an app's tools cannot decide. */
  readonly undecided?: string;
}

/** One option of a question. */
export interface OptionDefinition {
  readonly value: string;
  readonly title: Text;
  readonly description?: Text;
  /** The option is offered when this is true. It may read earlier questions. */
  readonly when?: Rule;
  /**
   * Only for `criteriaDropdown`: what rules read of the chosen option, as `criteria.<question>.<name>`. Every option
   * has the same names.
   */
  readonly criteria?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** A rule that an answer must pass, and the message when it fails. */
export interface AnswerCheck {
  readonly that: Rule;
  readonly message: Text;
}

/** What follows from an answer. */
export interface AnswerDefinition {
  /** The answer, or several answers. If `when` is given too, both must match; with neither, any answer matches. */
  readonly is?: string | boolean | readonly string[];
  /** A condition. It may read this question and earlier ones. */
  readonly when?: Rule;
  /** `schedule`: the guest is eligible. `failWithErrorMessage`: ineligible. Without it the next question follows. */
  readonly submitAction?: 'schedule' | 'failWithErrorMessage';
  /** Why the guest is ineligible, instead of the default message. */
  readonly message?: Text;
}

/** A notice beside a question, shown while a condition is true. */
export interface QuestionMessage {
  readonly type: 'info' | 'warning' | 'error';
  /** Above the heading, below the heading, or below the control. */
  readonly location: 'top' | 'question' | 'responses';
  readonly text: Text;
  /** The notice is shown when this is true; always when absent. It may read this question and earlier ones. */
  readonly when?: Rule;
}
