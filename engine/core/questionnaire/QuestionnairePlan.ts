import type { PagePlan } from '../form/FormPlan.ts';
import type { CompiledRule } from '../rules/CompiledRule.ts';
import type { ObjectType, ValueType } from '../rules/ValueType.ts';
import type { QuestionMessage, QuestionType } from './QuestionnaireDefinition.ts';

/** Questions that are ready to be asked: every name known, every rule typed. Read-only. */
export interface QuestionnairePlan {
  readonly id: string;
  /** The name of the document. */
  readonly document: string;
  readonly title: string;
  readonly questions: readonly QuestionPlan[];
  /** All that the rules could read, whenever it is asked. */
  readonly types: ObjectType;
}

/** One question, ready to be asked. */
export interface QuestionPlan {
  readonly id: string;
  readonly type: QuestionType;
  readonly title: string;
  /** Of the answer, as rules read it. */
  readonly answerType: ValueType;
  readonly skipWhen?: CompiledRule;
  /** None of `yesNo` and `date`. */
  readonly options: readonly OptionPlan[];
  /** A page of one required field, named like the question; its last check says that the answer can be decided about. */
  readonly page: PagePlan;
  /** The same with these options only, by value: the same object for the same ones. */
  readonly pageWith: (offered: readonly string[]) => PagePlan;
  readonly answers: readonly AnswerPlan[];
  readonly notices: readonly NoticePlan[];
}

/** One option of a question, with its condition typed. */
export interface OptionPlan {
  readonly value: string;
  readonly title: string;
  /** It is offered when this is true; always when absent. */
  readonly when?: CompiledRule;
  readonly criteria: Criteria;
}

/** What rules read of an option, by name. */
export type Criteria = Readonly<Record<string, string | number | boolean>>;

/** What follows from an answer, with its condition typed. */
export interface AnswerPlan {
  /** `is` and `when` in one. */
  readonly holds: CompiledRule;
  readonly submitAction?: 'schedule' | 'failWithErrorMessage';
  readonly message?: string;
}

/** Words beside a question, with their condition typed. */
export interface NoticePlan extends Pick<QuestionMessage, 'type' | 'location'> {
  readonly text: string;
  readonly when?: CompiledRule;
}
