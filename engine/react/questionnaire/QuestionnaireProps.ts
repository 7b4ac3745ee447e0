import type { ReactNode } from 'react';
import type { MessageCatalogue } from '../../core/messages/MessageCatalogue.ts';
import type { EligibleEnd, OuterScope } from '../../core/questionnaire/Eligibility.ts';
import type { QuestionMessage } from '../../core/questionnaire/QuestionnaireDefinition.ts';
import type { QuestionnairePlan } from '../../core/questionnaire/QuestionnairePlan.ts';
import type { QuestionsAction, QuestionsState } from '../../core/questionnaire/QuestionsState.ts';
import type { RichText, WidgetEntry } from '../field/FormContext.ts';
import type { FormMessages } from '../field/FormMessages.ts';

/** The props of `Questionnaire`. */
export interface QuestionnaireProps {
  readonly plan: QuestionnairePlan;
  readonly state: QuestionsState;
  /** Applies `reduceQuestions(plan, state, action, outerScope)` to the caller's store. */
  readonly dispatch: (action: QuestionsAction) => void;
  /**
   * What rules may read besides the answers; nothing when absent. Pass the same object as long as nothing in it has
   * changed.
   */
  readonly outerScope?: OuterScope;
  readonly messages: QuestionnaireMessages;
  /** The messages for violations for which a question has no message of its own. */
  readonly catalogue: MessageCatalogue;
  /** Shows HTML of documents; when absent, the HTML is shown as plain text, tags included. */
  readonly RichText?: RichText;
  /** All widgets that documents may name, the engine's own included. */
  readonly widgets: readonly WidgetEntry[];
  /** What Back does on the first question. When absent, there is no Back on it. */
  readonly onBackFromFirst?: () => void;
  /** Where an ineligible guest can go instead; shown below the reason. */
  readonly alternatives?: ReactNode;
  /** While true nothing can be changed. */
  readonly busy?: boolean;
}

/** The texts of the questionnaire itself. Questions, notices and reasons come from documents. */
export interface QuestionnaireMessages extends FormMessages {
  readonly back: string;
  readonly continue: string;
  /** For screen readers, before each notice, by its type, e.g. 'Warning'. */
  readonly notice: Readonly<Record<QuestionMessage['type'], string>>;
  /** Why the guest cannot go on, when the document gives no reason. */
  readonly ineligible: string;
  /** Shown once the guest may go on: because an answer decides it (`schedule`), or no question is left (`last`). */
  readonly eligible: Readonly<Record<EligibleEnd, string>>;
  /** Shown instead of a control when the question offers no choice. */
  readonly noChoice: string;
}
