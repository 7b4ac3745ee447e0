import { evaluateCondition, isRequired, type PagePlan, type Place } from '#engine';
import { isEmpty } from '../domains/isEmpty.ts';
import { listReasons } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import { isFree, sourcesRead } from '../reads.ts';
import { isDecidedElsewhere, isSetAside } from './elsewhere.ts';
import { knownCondition, pageConditions, shownConditions, showRules, validCondition } from './formConditions.ts';
import type { StepContext } from './StepContext.ts';

/** Reports fields that nobody sees, and rules that change nothing. Returns the fields that can be shown. */
export const proveFields = (step: StepContext, page: PagePlan): readonly string[] =>
  page.fields.filter((field) => {
    const shown = isShownEver(step, page, field);
    proveShowRules(step, page, field);
    if (shown) {
      proveRequireRules(step, page, field);
      proveValues(step, page, field);
      if (page.computes.has(field)) proveComputed(step, page, field);
    }
    return shown;
  });

function isShownEver(step: StepContext, page: PagePlan, field: string): boolean {
  if (!page.shows.has(field)) return true;
  const excluding = step.prover.excluded(shownConditions(step, page, field));
  if (excluding === undefined) return true;
  if (isSetAside(step, page, field)) return false;
  const own = showRules(step, page, field).map((rule) => rule.place);
  const [place = step.places.field(page.name, field)] = own;
  const isOwn = ({ pointer }: Place): boolean => own.some((rule) => pointer.startsWith(rule.pointer));
  const first = excluding.flatMap((condition) => condition.place ?? []).find(isOwn) ?? place;
  step.report({
    ...first,
    code: 'never-shown',
    severity: 'error',
    message: `"${field}" can never be shown.`,
    excluding: listReasons(excluding, place),
  });
  return false;
}

function proveShowRules(step: StepContext, page: PagePlan, field: string): void {
  const { model, prover, report } = step;
  for (const { rule, place } of showRules(step, page, field)) {
    if (!isFree(rule, model.resolve) || isDecidedElsewhere(step, rule, place)) continue;
    const hides = {
      description: `"${field}" is hidden`,
      place,
      holds: () => evaluateCondition(rule, model.scope) !== true,
    };
    const excluding = prover.excluded([hides, ...pageConditions(step, page)]);
    if (excluding?.includes(hides) === true && excluding.length === 1)
      report({
        ...place,
        code: 'always-holds',
        severity: 'error',
        message: `This rule never hides "${field}": it always holds.`,
      });
    else proveTautology(step, rule, place);
  }
}

/** Reports a rule that is true for every answer, even if it is unknown until there is an answer. */
function proveTautology(
  { model, prover, report, world }: StepContext,
  rule: Parameters<typeof isFree>[0],
  place: StepContext['stepPlace'],
): void {
  if (!isFree(rule, model.resolve)) return;
  const fails = {
    description: 'the rule is false',
    place,
    holds: () => evaluateCondition(rule, model.scope) === false,
  };
  const sources = sourcesRead(rule, model.resolve);
  const given = {
    description: 'all that it reads is known',
    holds: () => sources.every(({ variable }) => world.read(variable) !== undefined),
  };
  const holds = { description: 'the rule is true', place, holds: () => evaluateCondition(rule, model.scope) === true };
  // A rule that can never be true is reported elsewhere.
  if (prover.excluded([holds, given]) !== undefined) return;
  const excluding = prover.excluded([fails, given]);
  if (excluding?.length === 1 && excluding[0] === fails)
    report({
      ...place,
      code: 'always-holds',
      severity: 'error',
      message: 'This rule is true whatever is answered, so it changes nothing.',
    });
}

function proveRequireRules(step: StepContext, page: PagePlan, field: string): void {
  const { model, places, prover, report } = step;
  const at = places.effects(page.name, field, 'require');
  for (const [index, rule] of (page.requires.get(field) ?? []).entries()) {
    if (!isFree(rule, model.resolve)) continue;
    const place = below(at[index] ?? places.field(page.name, field), 'when');
    if (isDecidedElsewhere(step, rule, place)) continue;
    const requires = {
      description: `"${field}" is required`,
      place,
      holds: () => isRequired([evaluateCondition(rule, model.scope)]),
    };
    const excluding = prover.excluded([requires, ...shownConditions(step, page, field)]);
    if (excluding !== undefined)
      report({
        ...place,
        code: 'never-holds',
        severity: 'error',
        message: `This rule never requires "${field}".`,
        excluding: listReasons(excluding, place),
      });
  }
}

function proveValues({ model, places, report }: StepContext, page: PagePlan, field: string): void {
  const schema = model.field(field)?.schema;
  if (schema === undefined || !isEmpty(schema)) return;
  report({
    ...places.field(page.name, field),
    code: 'no-answer-accepted',
    severity: 'error',
    message: `No answer to "${field}" is within its limits: ${formatLimits(schema)}.`,
  });
}

/** Reports a computed field whose value can never be there, or is always refused. */
function proveComputed(step: StepContext, page: PagePlan, field: string): void {
  const { places, prover, report } = step;
  const place = places.computes(page.name, field);
  const shown = shownConditions(step, page, field);
  const known = knownCondition(step, field);
  const unknown = prover.excluded([known, ...shown]);
  const excluding = unknown ?? prover.excluded([validCondition(step, page, field), known, ...shown]);
  if (excluding === undefined) return;
  report({
    ...place,
    code: unknown === undefined ? 'no-answer-accepted' : 'never-computed',
    severity: 'error',
    message:
      unknown === undefined
        ? `No value of "${field}" is accepted.`
        : `The value of "${field}" can never be computed: an answer that it needs is always missing.`,
    excluding: listReasons(excluding, place),
  });
}

const limits = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
] as const;

const formatLimits = (schema: Readonly<Partial<Record<(typeof limits)[number], number>>>): string =>
  limits.flatMap((name) => (schema[name] === undefined ? [] : [`${name} ${schema[name]}`])).join(', ');
