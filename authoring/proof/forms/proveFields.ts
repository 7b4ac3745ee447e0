import { evaluateCondition, isRequired, type PagePlan, type Place } from '#engine';
import { isEmpty } from '../domains/isEmpty.ts';
import { below } from '../placeIn.ts';
import { isFree } from '../reads.ts';
import { reasonsOf } from '../reasonsOf.ts';
import { isDecidedElsewhere, isSetAside } from './elsewhere.ts';
import type { FormSite } from './FormSite.ts';
import { pageConditions, shownConditions, showRules } from './formConditions.ts';

/** Fields that nobody sees, and rules that change nothing. Tells the fields that can be shown. */
export const proveFields = (site: FormSite, page: PagePlan): readonly string[] =>
  page.fields.filter((field) => {
    const shown = isShownEver(site, page, field);
    proveShowRules(site, page, field);
    if (shown) {
      proveRequireRules(site, page, field);
      proveValues(site, page, field);
    }
    return shown;
  });

function isShownEver(site: FormSite, page: PagePlan, field: string): boolean {
  if (!page.shows.has(field)) return true;
  const excluding = site.prover.excluded(shownConditions(site, page, field));
  if (excluding === undefined) return true;
  if (isSetAside(site, page, field)) return false;
  const own = showRules(site, page, field).map((rule) => rule.place);
  const [place = site.places.field(page.name, field)] = own;
  const isOwn = ({ pointer }: Place): boolean => own.some((rule) => pointer.startsWith(rule.pointer));
  const first = excluding.flatMap((condition) => condition.place ?? []).find(isOwn) ?? place;
  site.report({
    ...first,
    code: 'unreachable',
    severity: 'error',
    message: `"${field}" can never be shown.`,
    excluding: reasonsOf(excluding, place),
  });
  return false;
}

function proveShowRules(site: FormSite, page: PagePlan, field: string): void {
  const { ground, prover, report } = site;
  for (const { rule, place } of showRules(site, page, field)) {
    if (!isFree(rule, ground.resolve) || isDecidedElsewhere(site, rule, place)) continue;
    const hides = { words: `"${field}" is hidden`, place, holds: () => evaluateCondition(rule, ground.scope) !== true };
    const excluding = prover.excluded([hides, ...pageConditions(site, page)]);
    if (excluding?.includes(hides) === true && excluding.length === 1)
      report({
        ...place,
        code: 'always',
        severity: 'warning',
        message: `This rule never hides "${field}": it always holds.`,
      });
    else proveTautology(site, rule, place);
  }
}

/** Holds for every answer, though it is unknown before there is one. */
export function proveTautology(
  { ground, prover, report, world }: FormSite,
  rule: Parameters<typeof isFree>[0],
  place: FormSite['stepPlace'],
): void {
  if (!isFree(rule, ground.resolve)) return;
  const fails = { words: 'the rule is false', place, holds: () => evaluateCondition(rule, ground.scope) === false };
  const sources = rule.reads.flatMap((names) => ground.resolve(names)?.source ?? []);
  const given = {
    words: 'all that it reads is known',
    holds: () => sources.every(({ variable }) => world.read(variable) !== undefined),
  };
  const holds = { words: 'the rule is true', place, holds: () => evaluateCondition(rule, ground.scope) === true };
  // Where it can never hold either, that is told.
  if (prover.excluded([holds, given]) !== undefined) return;
  const excluding = prover.excluded([fails, given]);
  if (excluding?.length === 1 && excluding[0] === fails)
    report({ ...place, code: 'always', severity: 'warning', message: 'This rule is true whatever is answered.' });
}

function proveRequireRules(site: FormSite, page: PagePlan, field: string): void {
  const { ground, places, prover, report } = site;
  const at = places.effects(page.name, field, 'require');
  for (const [index, rule] of (page.requires.get(field) ?? []).entries()) {
    if (!isFree(rule, ground.resolve)) continue;
    const place = below(at[index] ?? places.field(page.name, field), 'when');
    if (isDecidedElsewhere(site, rule, place)) continue;
    const requires = {
      words: `"${field}" is required`,
      place,
      holds: () => isRequired([evaluateCondition(rule, ground.scope)]),
    };
    const excluding = prover.excluded([requires, ...shownConditions(site, page, field)]);
    if (excluding !== undefined)
      report({
        ...place,
        code: 'never',
        severity: 'warning',
        message: `This rule never requires "${field}".`,
        excluding: reasonsOf(excluding, place),
      });
  }
}

function proveValues({ ground, places, report }: FormSite, page: PagePlan, field: string): void {
  const schema = ground.field(field)?.schema;
  if (schema === undefined || !isEmpty(schema)) return;
  report({
    ...places.field(page.name, field),
    code: 'stuck',
    severity: 'error',
    message: `No answer to "${field}" is within its limits: ${limitsOf(schema)}.`,
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

const limitsOf = (schema: Readonly<Partial<Record<(typeof limits)[number], number>>>): string =>
  limits.flatMap((name) => (schema[name] === undefined ? [] : [`${name} ${schema[name]}`])).join(', ');
