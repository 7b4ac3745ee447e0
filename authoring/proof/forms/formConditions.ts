import { type CheckPlan, isFailing, type PagePlan, type Place, validate } from '#engine';
import { below } from '../placeIn.ts';
import { decideRule } from '../rules/decideRule.ts';
import { truthParts } from '../rules/ruleParts.ts';
import type { Condition } from '../solve/Condition.ts';
import { every } from '../solve/World.ts';
import type { PlacedRule, StepContext } from './StepContext.ts';

/** Conditions: the step and the page are on the path. */
export function pageConditions({ model, places, stepPlace }: StepContext, page: PagePlan): readonly Condition[] {
  const { when } = page;
  const onPath: Condition = {
    description: `the page "${page.name}" is on the path`,
    place: places.page(page.name, 'when'),
    ...(when && { parts: truthParts(when.root, places.page(page.name, 'when'), model.scope) }),
    holds: () => model.isPageOnPath(page),
  };
  return [...(when === undefined ? [] : [onPath]), ...stepConditions({ model, stepPlace })];
}

export function stepConditions({ model, stepPlace }: Pick<StepContext, 'model' | 'stepPlace'>): readonly Condition[] {
  const { id, when } = model.step;
  const place = below(stepPlace, 'when');
  if (when === undefined) return [];
  return [
    {
      description: `the step "${id}" is on the path`,
      place,
      parts: truthParts(when.root, place, model.scope),
      holds: model.isOnPath,
    },
  ];
}

/** The rules that show a field, with their places. */
export function showRules({ places }: StepContext, page: PagePlan, field: string): readonly PlacedRule[] {
  const at = places.effects(page.name, field, 'show');
  return (page.shows.get(field) ?? []).map((rule, index) => ({
    rule,
    place: below(at[index] ?? places.field(page.name, field), 'when'),
  }));
}

/** Conditions: the guest sees the field. */
export const shownConditions = (step: StepContext, page: PagePlan, field: string): readonly Condition[] => [
  ...showRules(step, page, field).map(({ rule, place }) => ({
    description: `"${field}" is shown`,
    place,
    parts: truthParts(rule.root, place, step.model.scope),
    holds: () => decideRule(rule, step.model.scope, step.world) === true,
  })),
  ...pageConditions(step, page),
];

/** The source of the answer that a check tests: a field, or a field of a list entry. */
function checkedSource({ model }: StepContext, check: CheckPlan) {
  const entry = model.findEntry(check);
  return entry === undefined ? model.field(check.names[0] ?? '') : entry.own;
}

export function givenCondition(step: StepContext, check: CheckPlan): Condition {
  const source = checkedSource(step, check);
  const [field = ''] = check.names;
  if (step.model.computed(field) !== undefined) return knownCondition(step, field);
  return {
    description: `"${check.path}" is answered`,
    holds: () => source === undefined || step.world.read(source.variable) !== undefined,
  };
}

/** Condition: the value of a computed field is there. */
export const knownCondition = ({ model }: Pick<StepContext, 'model'>, field: string): Condition => ({
  description: `the value of "${field}" is known`,
  holds: () => model.scope.answers[field] !== undefined,
});

/** Condition: a computed value is within the limits of its field. Beyond them, no check of the page is tried. */
export function limitsCondition(
  { model, places }: Pick<StepContext, 'model' | 'places'>,
  page: PagePlan,
  field: string,
): Condition {
  const schema = page.schema.properties[field] ?? {};
  return {
    description: `the value of "${field}" is within its limits`,
    place: places.field(page.name, field),
    holds: () => {
      const value = model.scope.answers[field];
      return value === undefined || validate(schema, value).length === 0;
    },
  };
}

/** Condition: the check passes for the given answer or, with `fails`, fails for it. */
export function checkCondition(
  { model, world }: StepContext,
  check: CheckPlan,
  place: Place,
  fails: boolean,
): Condition {
  const scope = model.findEntry(check)?.scope ?? model.scope;
  return {
    description: fails
      ? `the check "${check.message}" of "${check.path}" fails`
      : `the check "${check.message}" of "${check.path}" passes`,
    place,
    ...(fails ? {} : { parts: truthParts(check.that.root, place, scope) }),
    holds: () => isFailing(decideRule(check.that, scope, world), true) === fails,
  };
}

/** Condition: a field is not shown, or the page accepts its answer. */
export function validCondition(
  { model, places, world }: Pick<StepContext, 'model' | 'places' | 'world'>,
  page: PagePlan,
  field: string,
): Condition {
  const variable = model.field(field)?.variable;
  const isComputed = model.computed(field) !== undefined;
  const schema = page.schema.properties[field] ?? {};
  const checks = page.checks.filter(({ names }) => names.length === 1 && names[0] === field);
  return {
    description: `"${field}" is not shown, or its answer is accepted`,
    place: places.field(page.name, field),
    holds: () => {
      if ((variable === undefined && !isComputed) || !model.isFieldShown(field)) return true;
      const answer = variable === undefined ? model.scope.answers[field] : world.read(variable);
      const answered = answer !== undefined;
      if (!answered && model.isFieldRequired(page, field)) return false;
      // What is tried for an answer is within its schema; a computed value may not be.
      if (isComputed && answered && validate(schema, answer).length > 0) return false;
      return every(
        world,
        checks.map(
          ({ that }) =>
            () =>
              !isFailing(decideRule(that, model.scope, world), answered),
        ),
      );
    },
  };
}

/** Condition: a field has an answer only if the guest can see it. */
export function keepCondition(
  { model, places, world }: Pick<StepContext, 'model' | 'places' | 'world'>,
  page: PagePlan,
  field: string,
): Condition {
  const variable = model.field(field)?.variable;
  return {
    description: `"${field}" has an answer only where it is shown`,
    place: places.effects(page.name, field, 'show')[0] ?? places.field(page.name, field),
    holds: () =>
      variable === undefined ||
      world.read(variable) === undefined ||
      every(world, [model.isOnPath, () => model.isFieldShown(field)]),
  };
}
