import type { Json, JsonSchema, PagePlan, Place, Violation } from '#engine';
import { isJsonObject, isList, listMembers } from '../../../jsonParts.ts';
import { listChoices } from '../../../proof/domains/classifySchema.ts';
import { shownConditions } from '../../../proof/forms/formConditions.ts';
import type { StepContext } from '../../../proof/forms/StepContext.ts';
import { below, placeIn } from '../../../proof/placeIn.ts';
import type { Condition } from '../../../proof/solve/Condition.ts';
import { formatPosition } from '../../record/pageAt.ts';
import { computedParts } from './computedParts.ts';
import { limits, measure } from './limits.ts';
import { type Part, partOf, type Seen, type SeenPage } from './Part.ts';
import { anyEntry } from './ruleParts.ts';

const others = ['exclusiveMinimum', 'exclusiveMaximum', 'pattern', 'format', 'uniqueItems', 'const'] as const;

/** The fields of a page, and what is in them: each option is taken, each limit kept and broken, each message read. */
export function fieldParts(step: StepContext, page: PagePlan): readonly Part[] {
  const at = formatPosition({ step: step.model.step.id, page: page.name });
  return [
    ...page.fields.flatMap((field) => {
      const schema = page.schema.properties[field];
      const pointer = placeIn('', field).pointer;
      const place = step.places.field(page.name, field);
      if (schema !== undefined && page.computes.has(field)) return computedParts(step, page, field, schema);
      return schema === undefined
        ? []
        : schemaParts({ schema, place, pointer, at, way: shownConditions(step, page, field) });
    }),
    ...[...page.schema.required].map((field) =>
      missingPart(step.places.page(page.name, 'schema', 'required'), field, at, shownConditions(step, page, field)),
    ),
    ...messageParts(step, page, at),
  ];
}

interface PlacedSchema {
  readonly schema: JsonSchema;
  readonly place: Place;
  /** Pointer to the answer, with `-` for any entry. */
  readonly pointer: string;
  readonly at: string;
  /** Conditions: the guest sees the field. */
  readonly way: readonly Condition[];
}

function schemaParts({ schema, place, pointer, at, way }: PlacedSchema): readonly Part[] {
  const on = (test: (seen: SeenPage) => boolean) => (seen: Seen) =>
    seen.kind === 'page' && seen.at === at && test(seen);
  const choices = (listChoices(schema) ?? []).map((choice) =>
    partOf(
      place,
      `the option ${JSON.stringify(choice)} is taken`,
      on((seen) => acceptedAt(seen, pointer).includes(choice)),
      { on: at, way },
    ),
  );
  const kept = limits.flatMap((limit) => {
    const value = schema[limit];
    return value === undefined
      ? []
      : [
          partOf(
            below(place, limit),
            'is just kept',
            on((seen) => acceptedAt(seen, pointer).some((each) => measure(each) === value)),
            {
              on: at,
              way,
            },
          ),
        ];
  });
  const broken = [...limits, ...others].flatMap((limit) =>
    schema[limit] === undefined || schema[limit] === false
      ? []
      : [
          partOf(
            below(place, limit),
            'is broken',
            on(({ violations }) => violations.some(isAt(pointer, limit))),
            { on: at, way },
          ),
        ],
  );
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    schemaParts({
      schema: member,
      place: below(place, 'properties', name),
      pointer: pointer + placeIn('', name).pointer,
      at,
      way,
    }),
  );
  const missing = (schema.required ?? []).map((name) =>
    missingPart(below(place, 'required'), name, at, way, `${pointer}${placeIn('', name).pointer}`),
  );
  const entries = schema.items
    ? schemaParts({ schema: schema.items, place: below(place, 'items'), pointer: `${pointer}/-`, at, way })
    : [];
  return [...choices, ...kept, ...broken, ...members, ...missing, ...entries];
}

const missingPart = (
  place: Place,
  name: string,
  at: string,
  way: readonly Condition[],
  pointer = placeIn('', name).pointer,
): Part =>
  partOf(
    place,
    `"${name}" is missed`,
    (seen) => seen.kind === 'page' && seen.at === at && seen.violations.some(isAt(pointer, 'required')),
    { on: at, way },
  );

const isAt =
  (pointer: string, keyword: string) =>
  (violation: Violation): boolean =>
    violation.keyword === keyword && anyEntry(violation.path) === pointer;

/** The answers at a pointer in which the page finds nothing wrong. */
function acceptedAt({ given, violations, view }: SeenPage, pointer: string): readonly Json[] {
  const [, field = ''] = pointer.split('/');
  if (!view.shown.includes(field)) return [];
  return valuesAt(given, pointer.split('/').slice(1), '').flatMap(({ value, path }) =>
    violations.some((each) => `${each.path}/`.startsWith(`${path}/`)) ? [] : [value],
  );
}

function valuesAt(
  value: Json,
  names: readonly string[],
  path: string,
): readonly { readonly value: Json; readonly path: string }[] {
  const [name, ...more] = names;
  if (name === undefined) return [{ value, path }];
  if (name === '-')
    return isList(value) ? value.flatMap((entry, index) => valuesAt(entry, more, `${path}/${index}`)) : [];
  const unescaped = name.replaceAll('~1', '/').replaceAll('~0', '~');
  const member = isJsonObject(value) && Object.hasOwn(value, unescaped) ? value[unescaped] : undefined;
  return member === undefined ? [] : valuesAt(member, more, `${path}/${name}`);
}

/** Each message of the page is read. */
function messageParts(step: StepContext, page: PagePlan, at: string): readonly Part[] {
  return Object.entries(page.messages).flatMap(([pointer, messages]) => {
    const [, field = ''] = pointer.split('/');
    const way = page.fields.includes(field) ? shownConditions(step, page, field) : [];
    const isSaid = (keyword: string) => (violation: Violation) =>
      (violation.path === pointer || anyEntry(violation.path) === pointer) &&
      (violation.keyword === keyword || (keyword === 'enum' && violation.keyword === 'oneOf'));
    return listMembers(messages).map(([keyword]) =>
      partOf(
        step.places.page(page.name, 'messages', pointer, keyword),
        'is read',
        (seen) => seen.kind === 'page' && seen.at === at && seen.violations.some(isSaid(keyword)),
        { on: at, way },
      ),
    );
  });
}
