import type { ReactNode } from 'react';
import type { MessageCatalogue } from '../../core/messages/MessageCatalogue.ts';
import type { EligibleEnd, OuterScope } from '../../core/questionnaire/Eligibility.ts';
import type { QuestionMessage } from '../../core/questionnaire/QuestionnaireDefinition.ts';
import type { QuestionnairePlan } from '../../core/questionnaire/QuestionnairePlan.ts';
import type { QuestionsAction, QuestionsState } from '../../core/questionnaire/QuestionsState.ts';
import type { RichText, WidgetEntry } from '../form/FormContext.ts';
import type { FormMessages } from '../form/FormMessages.ts';

/** What a questionnaire is given. */
export interface QuestionnaireProps {
  readonly plan: QuestionnairePlan;
  readonly state: QuestionsState;
  /** Applies `reduceQuestions(plan, state, action, around)` to the caller's store. */
  readonly dispatch: (action: QuestionsAction) => void;
  /** The same object as long as nothing in it has changed. */
  readonly outerScope: OuterScope;
  readonly messages: QuestionnaireMessages;
  /** Words for violations that a question words not itself. */
  readonly catalogue: MessageCatalogue;
  readonly RichText: RichText;
  /** All widgets that documents may name, the engine's own included. */
  readonly widgets: readonly WidgetEntry[];
  /** What Back does on the first question; no Back there when absent. */
  readonly onBackFromFirst?: () => void;
  /** Where a guest who is ineligible can go instead; stands below the reason. */
  readonly alternatives?: ReactNode;
  /** While true nothing can be changed. */
  readonly busy?: boolean;
}

/** The words that questions themselves say. Questions, notices and reasons come from documents. */
export interface QuestionnaireMessages extends FormMessages {
  readonly back: string;
  readonly continue: string;
  /** Said before each notice to a screen reader, by its type, e.g. 'Warning'. */
  readonly notice: Readonly<Record<QuestionMessage['type'], string>>;
  /** Why the guest cannot go on, where the document does not say it. */
  readonly ineligible: string;
  /** Said once the guest may go on: because an answer decides it, or because no question is left. */
  readonly eligible: Readonly<Record<EligibleEnd, string>>;
  /** Instead of a question of which no choice is on offer. */
  readonly noChoice: string;
}
