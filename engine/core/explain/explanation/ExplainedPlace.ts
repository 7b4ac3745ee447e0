/**
 * What can be pointed at in a wizard. Fields are named by their step, as the fields of one form have different names.
 *
 * - `step`, `page`: is it on the path?
 * - `field`: is it shown? `required`: must it be answered? `answer`: is its answer accepted?
 * - `check`: does this check fail? `path` may name one entry of a list
 * - `payload`: is this line sent? `pointer` is that of the line in the form definition
 */
export type WizardPlace =
  | { readonly kind: 'step'; readonly step: string }
  | { readonly kind: 'page'; readonly step: string; readonly page: string }
  | { readonly kind: 'field' | 'required' | 'answer'; readonly step: string; readonly field: string }
  | { readonly kind: 'check'; readonly step: string; readonly path: string; readonly message: string }
  | { readonly kind: 'payload'; readonly step: string; readonly pointer: string };

/**
 * What can be pointed at in a questionnaire.
 *
 * - `question`: is it asked? `option`: is it offered? `notice`: is it shown? (`notice` is its index)
 * - `answer`: does the answer count? `check`: does this check of it fail?
 * - `outcome`: is the guest eligible, and which answer decided?
 */
export type QuestionPlace =
  | { readonly kind: 'question' | 'answer'; readonly question: string }
  | { readonly kind: 'option'; readonly question: string; readonly option: string }
  | { readonly kind: 'notice'; readonly question: string; readonly notice: number }
  | { readonly kind: 'check'; readonly question: string; readonly message: string }
  | { readonly kind: 'outcome' };

/** Anything that can be pointed at. */
export type ExplainedPlace = WizardPlace | QuestionPlace;
