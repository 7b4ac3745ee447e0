import type { ReactNode } from 'react';
import type { MessageCatalogue } from '../../core/messages/MessageCatalogue.ts';
import type { OuterScope } from '../../core/questionnaire/Eligibility.ts';
import type { QuestionnairePlan } from '../../core/questionnaire/QuestionnairePlan.ts';
import type { QuestionsAction, QuestionsState } from '../../core/questionnaire/QuestionsState.ts';
import type { RichText, WidgetEntry } from '../form/FormContext.ts';
import type { QuestionnaireMessages } from './QuestionnaireMessages.ts';

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
