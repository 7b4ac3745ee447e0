import type { CompiledRule, PagePlan } from '#engine';
import { below } from '../placeIn.ts';
import { reasonsOf } from '../reasonsOf.ts';
import type { Condition } from '../solve/Condition.ts';
import type { FormSite } from './FormSite.ts';
import { pageConditions, settledCondition, shownConditions } from './formConditions.ts';

/**
 * Settings of one configuration that contradict each other, or the choices that there are: a guest who comes to a page
 * and can give no answer that it takes. What settings take off the path, or hide, is no fault.
 */
export function proveSettings(site: FormSite): void {
  for (const page of site.ground.step.form.pages) provePage(site, page);
}

function provePage(site: FormSite, page: PagePlan): void {
  const { prover } = site;
  const fields = page.fields.filter((field) => settingsOf(page, [field]).length > 0);
  if (fields.length === 0 || prover.excludedAsSettled(pageConditions(site, page)) !== undefined) return;
  const stuck = fields.filter((field) => {
    const shown = shownConditions(site, page, field);
    if (prover.excludedAsSettled(shown) !== undefined) return false;
    return isStuck(site, page, [field], [settledCondition(site, page, field), ...shown]);
  });
  if (stuck.length > 0) return;
  const settled = page.fields.map((field) => settledCondition(site, page, field));
  isStuck(site, page, fields, [...settled, ...pageConditions(site, page)]);
}

/** Whether the conditions exclude each other with the settings as they are, which is told then. */
function isStuck(
  { ground, prover, report, stepPlace }: FormSite,
  page: PagePlan,
  fields: readonly string[],
  conditions: readonly Condition[],
): boolean {
  const excluding = prover.excludedAsSettled(conditions);
  if (excluding === undefined) return false;
  const { settings } = ground.step.form;
  const values = settingsOf(page, fields).map((name) => `${name} ${JSON.stringify(settings[name])}`);
  const asked = fields.map((field) => `"${field}"`).join(', ');
  report({
    ...below(stepPlace, 'settings'),
    code: 'stuck',
    severity: 'error',
    message: `With the settings of this step no answer to ${asked} is accepted: ${values.join(', ')}.`,
    excluding: reasonsOf(excluding, stepPlace),
  });
  return true;
}

/** The settings that decide whether these fields must be answered, and which answers are taken. */
const settingsOf = (page: PagePlan, fields: readonly string[]): readonly string[] => [
  ...new Set(
    fields
      .flatMap((field) => rulesOf(page, field))
      .flatMap(({ reads }) =>
        reads.flatMap(([root, name]) => (root === 'settings' && name !== undefined ? [name] : [])),
      ),
  ),
];

const rulesOf = (page: PagePlan, field: string): readonly CompiledRule[] => [
  ...(page.requires.get(field) ?? []),
  ...page.checks.filter(({ names }) => names[0] === field).map(({ that }) => that),
];
