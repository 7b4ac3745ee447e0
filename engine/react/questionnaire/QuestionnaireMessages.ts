import type { EligibleEnd } from '../../core/questionnaire/Eligibility.ts';
import type { QuestionMessage } from '../../core/questionnaire/QuestionnaireDefinition.ts';
import type { FormMessages } from '../form/FormMessages.ts';

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
