import type { CheckPlan, PagePlan } from '#engine';
import { below } from '../placeIn.ts';
import { isFree } from '../reads.ts';
import { reasonsOf } from '../reasonsOf.ts';
import type { FormSite } from './FormSite.ts';
import { checkCondition, givenCondition, shownConditions } from './formConditions.ts';

interface PlacedCheck {
  readonly check: CheckPlan;
  readonly place: FormSite['stepPlace'];
}

/** Checks whose words are never shown, and checks that no answer passes. */
export function proveChecks(site: FormSite, page: PagePlan, shown: readonly string[]): void {
  const at = site.places.checks(page.name);
  const checks = page.checks.map((check, index) => ({ check, place: below(at[index] ?? site.stepPlace, 'that') }));
  const asked = checks.filter(({ check }) => shown.includes(check.names[0] ?? ''));
  for (const each of asked) proveFailure(site, page, each);
  for (const path of new Set(asked.map(({ check }) => check.path)))
    provePassing(
      site,
      page,
      asked.filter(({ check }) => check.path === path),
    );
}

function proveFailure(site: FormSite, page: PagePlan, { check, place }: PlacedCheck): void {
  const resolve = site.ground.entryOf(check)?.resolve ?? site.ground.resolve;
  if (!isFree(check.that, resolve)) return;
  const [field = ''] = check.names;
  const excluding = site.prover.excluded([
    checkCondition(site, check, place, true),
    givenCondition(site, check),
    ...shownConditions(site, page, field),
  ]);
  if (excluding === undefined) return;
  site.report({
    ...place,
    code: 'unsaid',
    severity: 'warning',
    message: `The words "${check.message}" of "${check.path}" can never be shown: the check never fails.`,
    excluding: reasonsOf(excluding, place),
  });
}

function provePassing(site: FormSite, page: PagePlan, checks: readonly PlacedCheck[]): void {
  const [first] = checks;
  if (first === undefined) return;
  const [field = ''] = first.check.names;
  const excluding = site.prover.excluded([
    ...checks.map(({ check, place }) => checkCondition(site, check, place, false)),
    givenCondition(site, first.check),
    ...shownConditions(site, page, field),
  ]);
  if (excluding === undefined) return;
  site.report({
    ...first.place,
    code: 'stuck',
    severity: 'error',
    message: `No answer to "${first.check.path}" is accepted.`,
    excluding: reasonsOf(excluding, first.place),
  });
}
