import { evaluateCondition, isOnPath, type PagePlan } from '#engine';
import { listReasons } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import { isFree } from '../reads.ts';
import { isDecidedElsewhere, isOffElsewhere } from './elsewhere.ts';
import { pageConditions, stepConditions } from './formConditions.ts';
import { proveChecks } from './proveChecks.ts';
import { proveFields } from './proveFields.ts';
import { proveLabels } from './proveLabels.ts';
import type { StepContext } from './StepContext.ts';

/** What is wrong with a step and its pages; whether the guest can come to it. */
export function proveStep(step: StepContext): boolean {
  const { model, prover, report, stepPlace: place } = step;
  const excluding = prover.excluded(stepConditions(step));
  if (excluding !== undefined) {
    const message = `The step "${model.step.id}" is never on the path.`;
    report({
      ...below(place, 'when'),
      code: 'unreachable',
      severity: 'error',
      message,
      excluding: listReasons(excluding, place),
    });
    return false;
  }
  for (const page of model.step.form.pages) provePage(step, page);
  return true;
}

function provePage(step: StepContext, page: PagePlan): void {
  const { model, places, prover, report } = step;
  const place = places.page(page.name, 'when');
  const excluding = prover.excluded(pageConditions(step, page));
  const { when } = page;
  if (excluding !== undefined) {
    if (when !== undefined && isOffElsewhere(step, when.root, place)) return;
    const message = `The page "${page.name}" is never on the path.`;
    report({ ...place, code: 'unreachable', severity: 'error', message, excluding: listReasons(excluding, place) });
    return;
  }
  if (when !== undefined && isFree(when, model.resolve) && !isDecidedElsewhere(step, when, place)) {
    const off = {
      description: `the page "${page.name}" is left out`,
      place,
      holds: () => !isOnPath(evaluateCondition(when, model.scope)),
    };
    if (prover.excluded([off]) !== undefined)
      report({ ...place, code: 'always', severity: 'warning', message: `The page "${page.name}" is never left out.` });
  }
  const shown = proveFields(step, page);
  proveChecks(step, page, shown);
  proveLabels(step, page, shown);
}
