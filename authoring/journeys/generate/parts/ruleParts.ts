import { type CheckPlan, evaluateCondition, isFailing, isOnPath, isSamePage, type PagePlan, type Scope } from '#engine';
import {
  checkCondition,
  givenCondition,
  pageConditions,
  shownConditions,
  showRules,
  stepConditions,
} from '../../../proof/forms/formConditions.ts';
import type { StepContext } from '../../../proof/forms/StepContext.ts';
import { below } from '../../../proof/placeIn.ts';
import type { Condition } from '../../../proof/solve/Condition.ts';
import { formatPosition } from '../../record/pageAt.ts';
import { type Part, partOf, type Seen, type SeenPage } from './Part.ts';

const holds = 'holds';
const fails = 'does not hold';

/** A step that is asked on a condition: both ways. */
export function stepParts(step: StepContext): readonly Part[] {
  const { model, stepPlace } = step;
  const { id, when } = model.step;
  if (when === undefined) return [];
  const isThere = (seen: Seen) => seen.kind === 'forms' && seen.path.some((view) => view.step.id === id);
  const place = below(stepPlace, 'when');
  const off: Condition = { description: `"${id}" is left out`, place, holds: () => !model.isOnPath() };
  return [
    partOf(place, holds, isThere, { way: stepConditions(step) }),
    partOf(place, fails, (seen) => seen.kind === 'forms' && !isThere(seen), { way: [off] }),
  ];
}

/** The rules of a page, each both ways: those that show it, show its fields, require them, and verify. */
export function pageRuleParts(step: StepContext, page: PagePlan): readonly Part[] {
  const { model, places } = step;
  const at = formatPosition({ step: model.step.id, page: page.name });
  const on = (test: (seen: SeenPage) => boolean) => (seen: Seen) =>
    seen.kind === 'page' && seen.at === at && test(seen);
  const onPage = pageConditions(step, page);
  return [
    ...whenParts(step, page),
    ...page.fields.flatMap((field) =>
      showRules(step, page, field).flatMap(({ rule, place }) => {
        const truth = (scope: Scope) => evaluateCondition(rule, scope) === true;
        const hidden: Condition = { description: 'it is hidden', place, holds: () => !truth(model.scope) };
        return [
          partOf(
            place,
            holds,
            on(({ view }) => truth(view.scope)),
            { way: shownConditions(step, page, field), on: at },
          ),
          partOf(
            place,
            fails,
            on(({ view }) => !truth(view.scope)),
            { way: [hidden, ...onPage], on: at },
          ),
        ];
      }),
    ),
    ...page.fields.flatMap((field) =>
      (page.requires.get(field) ?? []).flatMap((rule, index) => {
        const place = below(
          places.effects(page.name, field, 'require')[index] ?? places.field(page.name, field),
          'when',
        );
        const truth = (scope: Scope) => evaluateCondition(rule, scope) !== false;
        const shown = shownConditions(step, page, field);
        const way = (wanted: boolean): readonly Condition[] => [
          { description: 'it is required', place, holds: () => truth(model.scope) === wanted },
          ...shown,
        ];
        const isShown = ({ view }: SeenPage) => view.shown.includes(field);
        return [
          partOf(
            place,
            holds,
            on((seen) => isShown(seen) && truth(seen.view.scope)),
            { way: way(true), on: at },
          ),
          partOf(
            place,
            fails,
            on((seen) => isShown(seen) && !truth(seen.view.scope)),
            { way: way(false), on: at },
          ),
        ];
      }),
    ),
    ...verifyParts(step, page, on, onPage),
  ];
}

function whenParts(step: StepContext, page: PagePlan): readonly Part[] {
  const { when } = page;
  if (when === undefined) return [];
  const { model } = step;
  const place = step.places.page(page.name, 'when');
  const isThere = (seen: Seen) => seen.kind === 'forms' && seen.path.some((view) => isSamePage(view.page, page));
  const off: Condition = {
    description: `"${page.name}" is left out`,
    place,
    holds: () => !isOnPath(evaluateCondition(when, model.scope)),
  };
  return [
    partOf(place, holds, isThere, { way: pageConditions(step, page) }),
    partOf(place, fails, (seen) => seen.kind === 'forms' && !isThere(seen), { way: [off, ...stepConditions(step)] }),
  ];
}

function verifyParts(
  { model, places }: StepContext,
  page: PagePlan,
  on: (test: (seen: SeenPage) => boolean) => Part['isTaken'],
  onPage: readonly Condition[],
): readonly Part[] {
  const when = page.verify?.when;
  if (when === undefined) return [];
  const place = places.page(page.name, 'verify', 'when');
  const truth = (scope: Scope) => evaluateCondition(when, scope) === true;
  const way = (wanted: boolean): readonly Condition[] => [
    { description: 'it is verified', place, holds: () => truth(model.scope) === wanted },
    ...onPage,
  ];
  const isLeft = ({ violations }: SeenPage) => violations.length === 0;
  return [
    partOf(
      place,
      holds,
      on((seen) => isLeft(seen) && truth(seen.view.scope)),
      { way: way(true) },
    ),
    partOf(
      place,
      fails,
      on((seen) => isLeft(seen) && !truth(seen.view.scope)),
      { way: way(false) },
    ),
  ];
}

/** The checks of a page: each passes, and each fails. */
export function checkParts(step: StepContext, page: PagePlan): readonly Part[] {
  const at = formatPosition({ step: step.model.step.id, page: page.name });
  return page.checks.flatMap((check, index) => {
    const place = below(step.places.checks(page.name)[index] ?? step.stepPlace, 'that');
    const [field = ''] = check.names;
    const shown = [givenCondition(step, check), ...shownConditions(step, page, field)];
    return [
      partOf(place, 'passes', (seen) => seen.kind === 'page' && seen.at === at && passes(check, seen), {
        way: [checkCondition(step, check, place, false), ...shown],
        on: at,
      }),
      partOf(place, 'fails', (seen) => seen.kind === 'page' && seen.at === at && failsIn(check, seen), {
        way: [checkCondition(step, check, place, true), ...shown],
        on: at,
      }),
    ];
  });
}

const failsIn = ({ message, path }: CheckPlan, { violations }: SeenPage): boolean =>
  violations.some((each) => each.keyword === message && anyEntry(each.path) === path);

function passes(check: CheckPlan, { view, given, violations }: SeenPage): boolean {
  const [field = ''] = check.names;
  if (!view.shown.includes(field) || given[field] === undefined) return false;
  if (violations.some(({ path }) => `${path}/`.startsWith(`/${field}/`))) return false;
  return check.names.length > 1 || !isFailing(evaluateCondition(check.that, view.scope), true);
}

/** A pointer in which every entry of a list is `-`, as checks and messages name it. */
export const anyEntry = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '/-');
