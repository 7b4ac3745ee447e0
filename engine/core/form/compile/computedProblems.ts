import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem } from '../../errors/problem.ts';
import { isObject } from '../../json/Json.ts';
import { parsePointer } from '../../json/pointer.ts';
import { readingCondition } from '../../rules/readingCondition.ts';
import type { PageDefinition } from '../FormDefinition.ts';
import type { PagePlan } from '../FormPlan.ts';
import { fieldsRead } from './ruleOrder.ts';

/** The ui options that mean something for a value that nobody types. */
const OPTIONS = ['title', 'description', 'help', 'width', 'inset', 'review'];

/** The keywords that may refuse a value of the right type. */
const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'pattern',
] as const;

/**
 * Problems of a page's computed fields: whatever asks a guest for their answers, a value that is computed from a later
 * page, and limits of a value that nobody would see.
 *
 * @param earlier the fields of earlier pages
 * @param place the place of the page
 */
export function computedProblems(
  page: PagePlan,
  { rules = [], uiSchema = {} }: PageDefinition,
  earlier: readonly string[],
  place: Place,
): readonly ContentProblem[] {
  const acting = rules.flatMap((rule, index) => {
    const at = inside(place, 'rules', index);
    const computed = (pointer: string): readonly string[] =>
      (parsePointer(pointer) ?? []).slice(0, 1).filter((field) => page.computes.has(field));
    if ('prefill' in rule)
      return computed(rule.prefill).map((field) => problem(inside(at, 'prefill'), 'computed-answer/prefilled', field));
    if (!('require' in rule)) return [];
    return rule.require.flatMap((pointer, each) =>
      computed(pointer).map((field) => problem(inside(at, 'require', each), 'computed-answer/required', field)),
    );
  });
  const own = [...page.computes.keys()].flatMap((field) => {
    const schema = page.schema.properties[field] ?? {};
    const at = inside(place, 'schema', 'properties', field);
    return [
      ...(page.schema.required.includes(field) ? [problem(at, 'computed-answer/required', field)] : []),
      ...(schema.default === undefined ? [] : [problem(inside(at, 'default'), 'computed-answer/default', field)]),
      ...(page.verify?.fields.some((each) => each.field === field)
        ? [problem(at, 'computed-answer/verified', field)]
        : []),
      ...optionNames(uiSchema[field], inside(place, 'uiSchema', field)).map(([name, there]) =>
        problem(there, 'computed-answer/option', field, name),
      ),
      ...unseenProblems(page, field, at),
      ...lateProblems(page, field, earlier, at),
    ];
  });
  return [...acting, ...own];
}

/** The ui options of a field that are for a control, with their places. */
function optionNames(ui: unknown, at: Place): readonly (readonly [string, Place])[] {
  if (!isObject(ui)) return [];
  const named = Object.keys(ui).flatMap((key) =>
    key.startsWith('ui:') && key !== 'ui:options' ? [[key.slice('ui:'.length), inside(at, key)] as const] : [],
  );
  const options = ui['ui:options'];
  const inOptions = isObject(options)
    ? Object.keys(options).map((key) => [key, inside(at, 'ui:options', key)] as const)
    : [];
  return [...named, ...inOptions].filter(([name]) => !OPTIONS.includes(name));
}

/** A value without a title is not shown; if the page refused it, a guest could not read which. */
function unseenProblems(page: PagePlan, field: string, at: Place): readonly ContentProblem[] {
  const { title = '', ...schema } = page.schema.properties[field] ?? {};
  const isLimited =
    LIMITS.some((keyword) => schema[keyword] !== undefined) || page.checks.some(({ names: [name] }) => name === field);
  if (title.trim() !== '' || !isLimited) return [];
  return [problem(at, 'missing-title/limits', field)];
}

function lateProblems(
  { computes, fields }: PagePlan,
  field: string,
  earlier: readonly string[],
  at: Place,
): readonly ContentProblem[] {
  const value = computes.get(field);
  if (value === undefined) return [];
  const late = new Set(fieldsRead([value]).filter((name) => ![...earlier, ...fields].includes(name)));
  return [...late].map((name) =>
    problem(at, 'read-too-early/computed', field, name, readingCondition(value.root, ['answers', name])),
  );
}
