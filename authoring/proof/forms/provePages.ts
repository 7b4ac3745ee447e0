import { evaluateCondition, isOnPath, type PagePlan } from '#engine';
import { below } from '../placeIn.ts';
import { isFree } from '../reads.ts';
import { reasonsOf } from '../reasonsOf.ts';
import { isDecidedElsewhere, isOffElsewhere } from './elsewhere.ts';
import type { FormSite } from './FormSite.ts';
import { pageConditions, stepConditions } from './formConditions.ts';
import { proveChecks } from './proveChecks.ts';
import { proveFields } from './proveFields.ts';
import { proveLabels } from './proveLabels.ts';

/** What is wrong with a step and its pages; whether the guest can come to it. */
export function proveStep(site: FormSite): boolean {
  const { ground, prover, report, stepPlace: place } = site;
  const excluding = prover.excluded(stepConditions(site));
  if (excluding !== undefined) {
    const message = `The step "${ground.step.id}" is never on the path.`;
    report({
      ...below(place, 'when'),
      code: 'unreachable',
      severity: 'error',
      message,
      excluding: reasonsOf(excluding, place),
    });
    return false;
  }
  for (const page of ground.step.form.pages) provePage(site, page);
  return true;
}

function provePage(site: FormSite, page: PagePlan): void {
  const { ground, places, prover, report } = site;
  const place = places.page(page.name, 'when');
  const excluding = prover.excluded(pageConditions(site, page));
  const { when } = page;
  if (excluding !== undefined) {
    if (when !== undefined && isOffElsewhere(site, when.root, place)) return;
    const message = `The page "${page.name}" is never on the path.`;
    report({ ...place, code: 'unreachable', severity: 'error', message, excluding: reasonsOf(excluding, place) });
    return;
  }
  if (when !== undefined && isFree(when, ground.resolve) && !isDecidedElsewhere(site, when, place)) {
    const off = {
      words: `the page "${page.name}" is left out`,
      place,
      holds: () => !isOnPath(evaluateCondition(when, ground.scope)),
    };
    if (prover.excluded([off]) !== undefined)
      report({ ...place, code: 'always', severity: 'warning', message: `The page "${page.name}" is never left out.` });
  }
  const shown = proveFields(site, page);
  proveChecks(site, page, shown);
  proveLabels(site, page, shown);
}
