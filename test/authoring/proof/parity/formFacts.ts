import {
  evaluateCondition,
  type Json,
  type JsonSchema,
  pathFor,
  readPageAnswers,
  validatePage,
  type WizardPlan,
} from '#engine';
import { listCombinations } from './onEngine.ts';

function listValues(schema: JsonSchema): readonly (Json | undefined)[] {
  if (schema.enum !== undefined) return [undefined, ...schema.enum];
  if (schema.type === 'boolean') return [undefined, true, false];
  if (schema.type === 'array')
    return [undefined, ['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c'], ['a', 'b', 'c']];
  const { minimum = 0, maximum = 0 } = schema;
  return [undefined, ...Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at)];
}

/** The plan with its setting `flag` changed. */
const withFlag = (plan: WizardPlan, flag: boolean): WizardPlan => ({
  ...plan,
  steps: plan.steps.map((step) =>
    step.id === 'one' ? { ...step, form: { ...step.form, settings: { ...step.form.settings, flag } } } : step,
  ),
});

/** Everything that the engine reaches with any answers and either setting. */
export function formFacts(plan: WizardPlan): ReadonlySet<string> {
  const facts = new Set<string>();
  const pages = plan.steps.flatMap(({ id, form }) => form.pages.map((page) => ({ step: id, page })));
  const grid = Object.fromEntries(
    pages.flatMap(({ page }) =>
      page.fields.map((field) => [
        field,
        listValues(page.schema.properties[field] ?? {}).map((value) => value ?? null),
      ]),
    ),
  );
  for (const flag of [true, false]) {
    const variant = withFlag(plan, flag);
    for (const all of listCombinations(grid)) {
      const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
      const answers = Object.fromEntries(
        plan.steps.map(({ id, form }) => [id, Object.fromEntries(form.pages.map(({ name }) => [name, given]))]),
      );
      note(variant, answers, facts);
    }
  }
  return facts;
}

function note(plan: WizardPlan, answers: Parameters<typeof pathFor>[1], facts: Set<string>): void {
  let isRight = true;
  for (const view of pathFor(plan, answers, { today: '2026-06-15' })) {
    const { page, shown, scope, step } = view;
    facts.add(`step ${step.id}`);
    facts.add(`page ${page.name}`);
    const given = readPageAnswers(answers, { step: step.id, page: page.name });
    const violations = validatePage(view, given);
    isRight &&= violations.length === 0;
    for (const field of shown) {
      facts.add(`field ${field}`);
      (page.requires.get(field) ?? []).forEach((rule, index) => {
        if (evaluateCondition(rule, scope) !== false) facts.add(`require ${field} ${index}`);
      });
      if ((page.computes.has(field) ? scope.answers[field] : given[field]) === undefined) continue;
      const own = violations.filter(({ path }) => path === `/${field}`);
      for (const { keyword } of own) facts.add(`fails ${field} ${keyword}`);
      if (own.length === 0) facts.add(`accepts ${field}`);
    }
  }
  if (isRight) facts.add('end');
}
