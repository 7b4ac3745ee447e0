import type { Rule, Text } from '../form/FormDefinition.ts';

/** Questions that find out whether somebody may go on, as authors write them: asked one at a time, in their order. */
export interface QuestionnaireDefinition {
  readonly id: string;
  readonly title: Text;
  readonly questions: readonly QuestionDefinition[];
}

export const questionTypes = ['date', 'radio', 'yesNo', 'dropdown', 'criteriaDropdown'] as const;

/** How a question is asked. */
export type QuestionType = (typeof questionTypes)[number];

/** One question as authors write it. */
export interface QuestionDefinition {
  /** Later rules read the answer as `answers.<id>`; `yesNo` is a boolean, `date` a date, all others the option's value. */
  readonly id: string;
  readonly type: QuestionType;
  /** The question itself. */
  readonly title: Text;
  readonly description?: Text;
  /** Of `radio`, `dropdown` and `criteriaDropdown`, and of no other. */
  readonly options?: readonly OptionDefinition[];
  /** The question is not asked when this holds. It reads earlier questions. */
  readonly skipWhen?: Rule;
  /** What an answer must be to be taken at all: else its message stands at the field, and Continue is refused. */
  readonly checks?: readonly AnswerCheck[];
  /** What follows from an answer: the first one that holds counts. An answer that none of them holds for goes on. */
  readonly answers?: readonly AnswerDefinition[];
  readonly messages?: readonly QuestionMessage[];
}

/** One option of a question. */
export interface OptionDefinition {
  readonly value: string;
  readonly title: Text;
  readonly description?: Text;
  /** The option is offered when this holds. It reads earlier questions. */
  readonly when?: Rule;
  /** Of a `criteriaDropdown`: what rules read of the chosen option, as `criteria.<question>.<name>`. Every option has the same names. */
  readonly criteria?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** What an answer must be, and the words where it is not. */
export interface AnswerCheck {
  readonly that: Rule;
  readonly message: Text;
}

/** What follows from an answer. */
export interface AnswerDefinition {
  /** The answer itself, or several of them. With `when` both must hold; with neither it is any answer. */
  readonly is?: string | boolean | readonly string[];
  /** It may read this question and earlier ones. */
  readonly when?: Rule;
  /** `schedule` ends the questions well, `failWithErrorMessage` ends them otherwise; without it the next question follows. */
  readonly submitAction?: 'schedule' | 'failWithErrorMessage';
  /** Why it ends, instead of the usual words. */
  readonly message?: Text;
}

/** Words beside a question, shown while a condition holds. */
export interface QuestionMessage {
  readonly type: 'info' | 'warning' | 'error';
  /** Above everything, at the question, or at its responses. */
  readonly location: 'top' | 'question' | 'responses';
  readonly text: Text;
  /** It is shown when this holds; always when absent. It may read this question and earlier ones. */
  readonly when?: Rule;
}
