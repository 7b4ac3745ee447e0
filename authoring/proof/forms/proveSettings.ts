import type { CompiledRule, PagePlan } from '#engine';
import { listReasons } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import type { Condition } from '../solve/Condition.ts';
import { pageConditions, shownConditions, validCondition } from './formConditions.ts';
import type { StepContext } from './StepContext.ts';

/**
 * Reports settings of one configuration that contradict each other or the available choices: a guest who comes to a
 * page can give no answer that it accepts. Settings that hide a field or take a page off the path are no problem.
 */
export function proveSettings(step: StepContext): void {
  for (const page of step.model.step.form.pages) provePage(step, page);
}

function provePage(step: StepContext, page: PagePlan): void {
  const { prover } = step;
  const fields = page.fields.filter((field) => listSettings(page, [field]).length > 0);
  if (fields.length === 0 || prover.excludedWithFixed(pageConditions(step, page)) !== undefined) return;
  const stuck = fields.filter((field) => {
    const shown = shownConditions(step, page, field);
    if (prover.excludedWithFixed(shown) !== undefined) return false;
    return isStuck(step, page, [field], [validCondition(step, page, field), ...shown]);
  });
  if (stuck.length > 0) return;
  const valid = page.fields.map((field) => validCondition(step, page, field));
  isStuck(step, page, fields, [...valid, ...pageConditions(step, page)]);
}

/** Whether the conditions exclude each other with the present settings; if so, this is reported. */
function isStuck(
  { model, prover, report, stepPlace }: StepContext,
  page: PagePlan,
  fields: readonly string[],
  conditions: readonly Condition[],
): boolean {
  const excluding = prover.excludedWithFixed(conditions);
  if (excluding === undefined) return false;
  const { settings } = model.step.form;
  const values = listSettings(page, fields).map((name) => `"${name}" is ${JSON.stringify(settings[name])}`);
  const fieldNames = fields.map((field) => `"${field}"`).join(', ');
  report({
    ...below(stepPlace, 'settings'),
    code: 'settings-exclude-answers',
    severity: 'error',
    message: `The settings of this step leave no answer to ${fieldNames} that is accepted: ${values.join(', and ')}.`,
    excluding: listReasons(excluding, stepPlace),
  });
  return true;
}

/** The settings that decide whether these fields must be answered, and which answers are accepted. */
const listSettings = (page: PagePlan, fields: readonly string[]): readonly string[] => [
  ...new Set(
    fields
      .flatMap((field) => listRules(page, field))
      .flatMap(({ reads }) =>
        reads.flatMap(([root, name]) => (root === 'settings' && name !== undefined ? [name] : [])),
      ),
  ),
];

const listRules = (page: PagePlan, field: string): readonly CompiledRule[] => [
  ...(page.requires.get(field) ?? []),
  ...page.checks.filter(({ names }) => names[0] === field).map(({ that }) => that),
];
