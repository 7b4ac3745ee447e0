import type { PagePlan, StepPlan } from '#engine';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CompiledContent, CompiledWizard } from './checkCompiled.ts';
import { findFlows } from './NamedCategory.ts';

/** A page of a configuration, with the step that asks it. */
interface AskedPage {
  readonly step: StepPlan;
  readonly page: PagePlan;
}

/**
 * Reports configurations that do not end with a review of the answers (WIZARD-7): whose guests book without having seen
 * it, or are asked something after it.
 */
export const checkReviews = (
  { wizards }: Pick<CompiledContent, 'wizards'>,
  { schedulers, configurations }: Pick<CheckedDocuments, 'schedulers' | 'configurations'>,
): readonly AuthoringProblem[] =>
  wizards.flatMap(({ name, plan }) => {
    const group = configurations.find((each) => each.name === name)?.document.group ?? '';
    const isBooking = schedulers.some(({ document }) => findFlows(document, group).length > 0);
    return checkReview({ name, plan }, isBooking);
  });

function checkReview({ name: document, plan }: CompiledWizard, isBooking: boolean): readonly AuthoringProblem[] {
  const pages: readonly AskedPage[] = plan.steps.flatMap((step) => step.form.pages.map((page) => ({ step, page })));
  const find = (step: StepPlan | undefined, message: string): readonly AuthoringProblem[] => {
    const index = step === undefined ? -1 : plan.steps.indexOf(step);
    return [{ document, pointer: index < 0 ? '/steps' : `/steps/${index}`, code: 'no-final-review', message }];
  };
  const first = pages.findIndex(({ page }) => page.review);
  const review = pages[first];
  if (review === undefined)
    return isBooking
      ? find(undefined, 'No step has a page with "review": guests would book without a look at their answers.')
      : [];
  const later = pages.slice(first).find(({ page }) => !page.review);
  if (later !== undefined)
    return find(
      later.step,
      `"${later.page.title}" is asked after the review, so guests would book without having seen that answer there.`,
    );
  const isAlways = pages.slice(first).some(({ step, page }) => (step.when ?? page.when) === undefined);
  return isAlways || pages.length - first > 1
    ? []
    : find(review.step, 'The review is shown on a condition: other guests would book without a look at their answers.');
}
