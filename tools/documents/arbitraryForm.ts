import fc from 'fast-check';
import type { Json, JsonObject } from '#engine';
import { type Kind, type Readable, ruleOver, values } from './arbitraryRule.ts';

interface Field extends Readable {
  readonly pointer: string;
  readonly schema: JsonObject;
  readonly uiSchema: JsonObject;
}

const titled = (name: string, schema: JsonObject): JsonObject => ({ ...schema, title: `Question ${name}` });
const labelled: Json = values.map((value) => ({ const: value, title: value.toUpperCase() }));

const schemasByKind: Readonly<Record<Kind, fc.Arbitrary<readonly [schema: JsonObject, uiSchema: JsonObject]>>> = {
  text: fc.constantFrom<readonly [JsonObject, JsonObject]>(
    [{ type: 'string' }, {}],
    [{ type: 'string', minLength: 2, maxLength: 10 }, { 'ui:widget': 'textarea' }],
    [{ type: 'string', pattern: '^[A-Za-z -]+$' }, {}],
    [{ type: 'string', format: 'email' }, { 'ui:widget': 'email' }],
    [{ type: 'string', maxLength: 11 }, { 'ui:widget': 'masked' }],
    [{ type: 'string', pattern: '^\\d{5}$' }, { 'ui:widget': 'numeric' }],
  ),
  number: fc.constantFrom<readonly [JsonObject, JsonObject]>(
    [{ type: 'number', minimum: 0 }, {}],
    [{ type: 'integer', minimum: 1, maximum: 20 }, {}],
  ),
  yesNo: fc.constantFrom<readonly [JsonObject, JsonObject]>(
    [{ type: 'boolean' }, { 'ui:widget': 'radio' }],
    [{ type: 'boolean' }, { 'ui:widget': 'toggle' }],
    [{ type: 'boolean' }, { 'ui:widget': 'checkbox' }],
  ),
  date: fc.constant([{ type: 'string', format: 'date' }, { 'ui:widget': 'date' }]),
  choice: fc.constantFrom<readonly [JsonObject, JsonObject]>(
    [{ type: 'string', oneOf: labelled }, { 'ui:widget': 'radio' }],
    [{ type: 'string', enum: [...values] }, { 'ui:widget': 'select' }],
  ),
  choices: fc.constant([
    { type: 'array', items: { type: 'string', enum: [...values] }, uniqueItems: true },
    { 'ui:widget': 'checkboxes' },
  ]),
  group: fc.constant([{ type: 'object', properties: { town: { type: 'string', title: 'Town' } } }, {}]),
  list: fc.constant([
    {
      type: 'array',
      maxItems: 3,
      items: { type: 'object', required: ['what'], properties: { what: { type: 'string', title: 'What' } } },
    },
    { 'ui:entry': 'Thing', 'ui:add': 'Add another thing' },
  ]),
};

const field = (name: string): fc.Arbitrary<Field> =>
  fc.constantFrom<Kind>('text', 'number', 'yesNo', 'date', 'choice', 'choices', 'group', 'list').chain((kind) =>
    schemasByKind[kind].map(([schema, uiSchema]) => ({
      name: `answers.${name}`,
      pointer: `/${name}`,
      kind,
      schema: titled(name, schema),
      uiSchema,
    })),
  );

const parseName = ({ pointer }: Field): string => pointer.slice(1);

/** Generates rules that read only earlier fields, so that they form no cycles. */
const generateRules = (fields: readonly Field[], before: readonly Readable[]): fc.Arbitrary<readonly Json[]> =>
  fc
    .tuple(
      ...fields.map(({ pointer, ...own }, index) => {
        const earlier = [...before, ...fields.slice(0, index)];
        const when = ruleOver(earlier);
        return fc.oneof(
          fc.constant<Json | undefined>(undefined),
          when.map((rule): Json => ({ show: [pointer], when: rule })),
          when.map((rule): Json => ({ require: [pointer], when: rule })),
          ruleOver([...earlier, own]).map((rule): Json => ({ check: pointer, that: rule, message: 'look' })),
        );
      }),
    )
    .map((rules) => rules.flatMap((rule) => rule ?? []));

/** The names of the checks in rules. Messages are generated only for these, since nobody would see another. */
const checkedIn = (rules: readonly Json[]): readonly string[] =>
  rules.flatMap((rule) => {
    const checked: unknown = Reflect.get(Object(rule), 'check');
    return typeof checked === 'string' ? [checked] : [];
  });

function page(number: number, before: readonly Readable[], fields: readonly Field[]): fc.Arbitrary<JsonObject> {
  const required = fc.subarray(fields.map(parseName));
  const when = number === 0 ? fc.constant(undefined) : fc.option(ruleOver(before), { nil: undefined });
  return fc.tuple(required, generateRules(fields, before), when).map(([names, rules, condition]) => ({
    name: `page${number}`,
    title: `Page ${number}`,
    ...(condition !== undefined && { when: condition }),
    schema: {
      type: 'object',
      required: names,
      properties: Object.fromEntries(fields.map((each) => [parseName(each), each.schema])),
    },
    uiSchema: Object.fromEntries(fields.map((each) => [parseName(each), each.uiSchema])),
    rules,
    messages: Object.fromEntries(checkedIn(rules).map((pointer) => [pointer, { look: 'Please look again.' }])),
  }));
}

/** Generates valid forms: fields of every kind, and rules typed against earlier fields. */
export const arbitraryForm = (id: string, pages = 3): fc.Arbitrary<JsonObject> =>
  fc
    .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: pages })
    .chain((sizes) =>
      fc.tuple(
        ...sizes.map((size, at) => fc.tuple(...Array.from({ length: size }, (_, index) => field(`p${at}f${index}`)))),
      ),
    )
    .chain((all) => fc.tuple(...all.map((fields, at) => page(at, all.slice(0, at).flat(), fields))))
    .map((drawn) => ({ id, title: 'Generated', pages: drawn }));
