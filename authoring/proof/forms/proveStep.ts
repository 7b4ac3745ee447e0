import { type CompiledRule, evaluateCondition, isOnPath, type PagePlan, type Place } from '#engine';
import { answersIn, listReasons } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import { isFree } from '../reads.ts';
import { proveParts, type ReadableRule } from '../rules/proveParts.ts';
import { isDecidedElsewhere, isOffElsewhere } from './elsewhere.ts';
import { pageConditions, shownConditions, stepConditions } from './formConditions.ts';
import { proveChecks } from './proveChecks.ts';
import { proveFields } from './proveFields.ts';
import type { StepContext } from './StepContext.ts';

/** Reports the problems of a step and its pages. Returns whether the guest can come to the step. */
export function proveStep(step: StepContext): boolean {
  const { model, prover, report, stepPlace: place } = step;
  const excluding = prover.excluded(stepConditions(step));
  if (excluding !== undefined) {
    const message = `The step "${model.step.id}" is never shown: its condition is never true.`;
    report({
      ...below(place, 'when'),
      code: 'never-on-path',
      severity: 'error',
      message,
      excluding: listReasons(excluding, place),
    });
    return false;
  }
  for (const page of model.step.form.pages) provePage(step, page);
  proveParts(rulesOf(step), step);
  return true;
}

/** The conditions of a step and its pages, with what their names mean. */
function rulesOf({ model, places, stepPlace }: StepContext): readonly ReadableRule[] {
  const { scope, resolve, step } = model;
  const read = (rule: CompiledRule | undefined, place: Place): readonly ReadableRule[] =>
    rule === undefined ? [] : [{ rule, place, scope, resolve }];
  const effects = (rules: readonly CompiledRule[], at: readonly Place[]): readonly ReadableRule[] =>
    rules.flatMap((rule, index) => read(rule, below(at[index] ?? stepPlace, 'when')));
  return [
    ...read(step.when, below(stepPlace, 'when')),
    ...step.form.pages.flatMap((page) => [
      ...read(page.when, places.page(page.name, 'when')),
      ...[...page.shows].flatMap(([field, rules]) => effects(rules, places.effects(page.name, field, 'show'))),
      ...[...page.requires].flatMap(([field, rules]) => effects(rules, places.effects(page.name, field, 'require'))),
      ...page.checks.map((check, index) => ({
        rule: check.that,
        place: below(places.checks(page.name)[index] ?? stepPlace, 'that'),
        scope: model.findEntry(check)?.scope ?? scope,
        resolve: model.findEntry(check)?.resolve ?? resolve,
      })),
    ]),
  ];
}

function provePage(step: StepContext, page: PagePlan): void {
  const { model, places, prover, report } = step;
  const place = places.page(page.name, 'when');
  const excluding = prover.excluded(pageConditions(step, page));
  const { when } = page;
  if (excluding !== undefined) {
    if (when !== undefined && isOffElsewhere(step, when.root, place)) return;
    const message = `The page "${page.name}" is never shown: its condition is never true.`;
    report({ ...place, code: 'never-on-path', severity: 'error', message, excluding: listReasons(excluding, place) });
    return;
  }
  if (when !== undefined && isFree(when, model.resolve) && !isDecidedElsewhere(step, when, place)) {
    const off = {
      description: `the page "${page.name}" is left out`,
      place,
      holds: () => !isOnPath(evaluateCondition(when, model.scope)),
    };
    if (prover.excluded([off]) !== undefined)
      report({
        ...place,
        code: 'always-holds',
        severity: 'error',
        message: `The page "${page.name}" is always shown: its condition is always true.`,
      });
  }
  const shown = proveFields(step, page);
  proveChecks(step, page, shown);
  proveLabels(step, page, shown);
}

/**
 * Reports two fields with the same label that can appear on one page together: nobody could tell them apart, least of
 * all with a screen reader.
 */
function proveLabels(step: StepContext, page: PagePlan, shown: readonly string[]): void {
  for (const [index, field] of shown.entries()) {
    const label = readLabel(page, field);
    const twin = shown.slice(0, index).find((other) => label !== undefined && readLabel(page, other) === label);
    if (twin === undefined) continue;
    const witness = step.prover.possible([twin, field].flatMap((each) => shownConditions(step, page, each)));
    if (witness === undefined) continue;
    step.report({
      ...step.places.field(page.name, field),
      code: 'same-title',
      severity: 'error',
      message: `"${field}" and "${twin}" can be shown together, and both are called "${page.schema.properties[field]?.title}".`,
      witness: answersIn(witness),
    });
  }
}

const readLabel = ({ schema }: PagePlan, field: string): string | undefined =>
  schema.properties[field]?.title?.trim().toLowerCase();
