import { type CheckPlan, evaluateCondition, isFailing, isOnPath, type PagePlan, type Place } from '#engine';
import { below } from '../placeIn.ts';
import { truthParts } from '../ruleParts.ts';
import type { Condition } from '../solve/Condition.ts';
import type { FormSite, PlacedRule } from './FormSite.ts';

/** The step, and then the page, is on the path. */
export function pageConditions({ ground, places, stepPlace }: FormSite, page: PagePlan): readonly Condition[] {
  const { when } = page;
  const onPath: Condition = {
    words: `the page "${page.name}" is on the path`,
    place: places.page(page.name, 'when'),
    ...(when && { parts: truthParts(when.root, places.page(page.name, 'when'), ground.scope) }),
    holds: () => when === undefined || isOnPath(evaluateCondition(when, ground.scope)),
  };
  return [...(when === undefined ? [] : [onPath]), ...stepConditions({ ground, stepPlace })];
}

export const stepConditions = ({ ground, stepPlace }: Pick<FormSite, 'ground' | 'stepPlace'>): readonly Condition[] =>
  ground.step.when === undefined
    ? []
    : [
        {
          words: `the step "${ground.step.id}" is on the path`,
          place: below(stepPlace, 'when'),
          holds: ground.isOnPath,
        },
      ];

/** The rules that show a field, with their places. */
export function showRules({ places }: FormSite, page: PagePlan, field: string): readonly PlacedRule[] {
  const at = places.effects(page.name, field, 'show');
  return (page.shows.get(field) ?? []).map((rule, index) => ({
    rule,
    place: below(at[index] ?? places.field(page.name, field), 'when'),
  }));
}

/** The guest sees the field. */
export const shownConditions = (site: FormSite, page: PagePlan, field: string): readonly Condition[] => [
  ...showRules(site, page, field).map(({ rule, place }) => ({
    words: `"${field}" is shown`,
    place,
    parts: truthParts(rule.root, place, site.ground.scope),
    holds: () => evaluateCondition(rule, site.ground.scope) === true,
  })),
  ...pageConditions(site, page),
];

/** The answer that a check is about: a field, or a field of a list's entry. */
export function checkedSource({ ground }: FormSite, check: CheckPlan) {
  const entry = ground.entryOf(check);
  return entry === undefined ? ground.field(check.names[0] ?? '') : entry.own;
}

export function givenCondition(site: FormSite, check: CheckPlan): Condition {
  const source = checkedSource(site, check);
  return {
    words: `"${check.path}" is answered`,
    holds: () => source === undefined || site.world.read(source.variable) !== undefined,
  };
}

/** The check takes the answer that is given, or refuses it. */
export function checkCondition({ ground }: FormSite, check: CheckPlan, place: Place, fails: boolean): Condition {
  const scope = ground.entryOf(check)?.scope ?? ground.scope;
  return {
    words: fails
      ? `the check "${check.message}" of "${check.path}" fails`
      : `the check "${check.message}" of "${check.path}" passes`,
    place,
    ...(fails ? {} : { parts: truthParts(check.that.root, place, scope) }),
    holds: () => isFailing(evaluateCondition(check.that, scope), true) === fails,
  };
}

/** A field is not shown, or its answer is one that the page takes. */
export function settledCondition(
  { ground, places, world }: Pick<FormSite, 'ground' | 'places' | 'world'>,
  page: PagePlan,
  field: string,
): Condition {
  const variable = ground.field(field)?.variable;
  const checks = page.checks.filter(({ names }) => names.length === 1 && names[0] === field);
  return {
    words: `"${field}" is not shown, or its answer is accepted`,
    place: places.field(page.name, field),
    holds: () => {
      if (variable === undefined || !ground.isFieldShown(page, field)) return true;
      const answered = world.read(variable) !== undefined;
      if (!answered && ground.isFieldRequired(page, field)) return false;
      return checks.every(({ that }) => !isFailing(evaluateCondition(that, ground.scope), answered));
    },
  };
}

/** A field has an answer only where the guest can see it. */
export function keepCondition(
  { ground, places, world }: Pick<FormSite, 'ground' | 'places' | 'world'>,
  page: PagePlan,
  field: string,
): Condition {
  const variable = ground.field(field)?.variable;
  return {
    words: `"${field}" has an answer only where it is shown`,
    place: places.effects(page.name, field, 'show')[0] ?? places.field(page.name, field),
    holds: () =>
      variable === undefined ||
      world.read(variable) === undefined ||
      (ground.isOnPath() && ground.isFieldShown(page, field)),
  };
}
