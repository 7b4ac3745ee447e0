import type { Json, JsonObject } from '#engine';
import { isJsonObject, isList } from '../../../../authoring/jsonParts.ts';
import { computedBounds, withoutSlack } from './computedBounds.ts';
import { type Fixed, foldRule } from './foldRule.ts';

/** What is known of every guest who is asked a form in one step. */
export interface FormUse {
  /** The step's settings. */
  readonly settings: JsonObject;
  /** The length beyond which no text is that a rule reads by this path, such as `steps.patientDetails.city`. */
  readonly longest: (path: string) => number | undefined;
}

/**
 * A form without all that no guest can come to in this use: fields and pages that are never shown, with their limits,
 * messages, checks and lines of the request, rules that are always true, and limits and choices that a computed value cannot come to.
 * So two forms of which the same is left are the same to every guest and in every request.
 */
export function livingParts(form: JsonObject, use: FormUse): Json {
  const { conditions, pages, payload, ...others } = form;
  const fixed: Fixed = { settings: use.settings, conditions: asObject(conditions) };
  const all = asList(pages).map(asObject);
  const dead = new Set(all.flatMap((page) => deadFields(page, fixed)));
  return {
    ...others,
    pages: all.map((page) => livingPage(page, dead, fixed, use)),
    payload: livingLines(payload, dead),
  };
}

function deadFields({ rules }: JsonObject, fixed: Fixed): readonly string[] {
  return asList(rules)
    .map(asObject)
    .flatMap(({ show, when }) =>
      when !== undefined && foldRule(when, fixed) === false ? asList(show).flatMap((each) => fieldOf(each) ?? []) : [],
    );
}

function livingPage(page: JsonObject, dead: ReadonlySet<string>, fixed: Fixed, { longest }: FormUse): JsonObject {
  const { rules, messages, payload, schema, ...others } = page;
  const { definitions, properties, required, ...more } = asObject(schema);
  const living = asList(rules).flatMap((rule) => livingRule(asObject(rule), dead, fixed));
  const bounds = new Map(
    living.flatMap(({ compute, with: value }) => {
      const field = fieldOf(compute ?? null);
      return field === undefined || value === undefined ? [] : [[field, computedBounds(value, longest)] as const];
    }),
  );
  return {
    ...others,
    schema: {
      ...more,
      properties: Object.fromEntries(
        Object.entries(asObject(properties))
          .filter(([name]) => !dead.has(name))
          .map(([name, member]) => {
            const whole = asObject(inlined(member, asObject(definitions)));
            return [name, withoutSlack(whole, bounds.get(name) ?? {})];
          }),
      ),
      required: asList(required).filter((name) => typeof name !== 'string' || !dead.has(name)),
    },
    rules: living,
    messages: Object.fromEntries(
      Object.entries(asObject(messages)).filter(([pointer]) => !dead.has(fieldOf(pointer) ?? '')),
    ),
    payload: livingLines(payload ?? null, dead),
  };
}

const effects = ['show', 'require', 'check', 'compute', 'prefill'] as const;

function livingRule(rule: JsonObject, dead: ReadonlySet<string>, fixed: Fixed): readonly JsonObject[] {
  if (!effects.some((effect) => effect in rule)) return [rule];
  const isDead = (pointer: Json): boolean => dead.has(fieldOf(pointer) ?? '');
  const kept = effects.flatMap((effect): readonly (readonly [string, Json])[] => {
    const target = rule[effect];
    if (target === undefined) return [];
    if (isList(target)) return [[effect, target.filter((each) => !isDead(each))]];
    return isDead(target) ? [] : [[effect, target]];
  });
  if (kept.every(([, target]) => isList(target) && target.length === 0)) return [];
  const [when, that] = [rule.when, rule.that].map((each) => (each === undefined ? undefined : foldRule(each, fixed)));
  if (that === true || (when === false && !('show' in rule)) || (when === true && 'show' in rule)) return [];
  return [
    { ...rule, ...Object.fromEntries(kept), ...(when !== undefined && { when }), ...(that !== undefined && { that }) },
  ];
}

/** A line of a field that is never shown sends nothing, unless something stands in for the answer. */
const livingLines = (lines: Json | undefined, dead: ReadonlySet<string>): Json =>
  asList(lines).filter((line) => {
    const { from, otherwise } = asObject(line);
    return otherwise !== undefined || !dead.has(fieldOf(from ?? null) ?? '');
  });

/** A schema with the definitions of its page in place of their names. */
function inlined(schema: Json, definitions: JsonObject): Json {
  if (isList(schema)) return schema.map((each) => inlined(each, definitions));
  if (!isJsonObject(schema)) return schema;
  const { $ref, ...others } = schema;
  const [, name] = typeof $ref === 'string' ? (/^#\/definitions\/(.+)$/.exec($ref) ?? []) : [];
  const own = Object.fromEntries(Object.entries(others).map(([key, each]) => [key, inlined(each, definitions)]));
  return name === undefined
    ? { ...own, ...($ref !== undefined && { $ref }) }
    : { ...asObject(inlined(definitions[name] ?? null, definitions)), ...own };
}

const fieldOf = (pointer: Json): string | undefined =>
  typeof pointer === 'string' ? pointer.split('/')[1] : undefined;
const asObject = (value: Json | undefined): JsonObject => (value !== undefined && isJsonObject(value) ? value : {});
const asList = (value: Json | undefined): readonly Json[] => (value !== undefined && isList(value) ? value : []);
