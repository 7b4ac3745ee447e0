import type { PagePlan } from '../form/FormPlan.ts';
import type { CompiledRule } from '../rules/CompiledRule.ts';
import type { ObjectType, ValueType } from '../rules/ValueType.ts';
import type { QuestionMessage, QuestionType } from './QuestionnaireDefinition.ts';

/** Questions that are ready to be asked: every name is known and every rule is typed. Read-only. */
export interface QuestionnairePlan {
  readonly id: string;
  /** The name of the document. */
  readonly document: string;
  readonly title: string;
  readonly questions: readonly QuestionPlan[];
  /** The types of everything that the rules of any question may read. */
  readonly types: ObjectType;
}

/** One question, ready to be asked. */
export interface QuestionPlan {
  readonly id: string;
  readonly type: QuestionType;
  readonly title: string;
  /** The type of the answer, as rules read it. */
  readonly answerType: ValueType;
  readonly skipWhen?: CompiledRule;
  /** Empty for `yesNo` and `date`. */
  readonly options: readonly OptionPlan[];
  /** A page of one required field, named like the question. Its last check is that the outcome can be decided. */
  readonly page: PagePlan;
  /** The same page with only these options, given by value. The same options give the same object. */
  readonly pageWith: (offered: readonly string[]) => PagePlan;
  readonly answers: readonly AnswerPlan[];
  readonly notices: readonly NoticePlan[];
}

/** One option of a question, with its condition typed. */
export interface OptionPlan {
  readonly value: string;
  readonly title: string;
  /** The option is offered when this is true; always when absent. */
  readonly when?: CompiledRule;
  readonly criteria: Criteria;
}

/** What rules read of an option, by name. */
export type Criteria = Readonly<Record<string, string | number | boolean>>;

/** What follows from an answer, with its condition typed. */
export interface AnswerPlan {
  /** `is` and `when` combined into one rule. */
  readonly holds: CompiledRule;
  readonly submitAction?: 'schedule' | 'failWithErrorMessage';
  readonly message?: string;
}

/** A notice beside a question, with its condition typed. */
export interface NoticePlan extends Pick<QuestionMessage, 'type' | 'location'> {
  readonly text: string;
  readonly when?: CompiledRule;
}
