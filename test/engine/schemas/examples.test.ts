import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { compileRule, compileValue, type ObjectType, type ValueType } from '#engine';

/** The examples in the engine's schemas: an author may copy each. */

const folder = join(import.meta.dirname, '../../../engine/schemas');
const schemas = readdirSync(folder).map((file) => ({ file, schema: readSchema(file) }));

function readSchema(file: string): AnySchemaObject {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

interface Example {
  /** The schema that has the example, as a reference. */
  readonly reference: string;
  readonly value: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the examples of a schema and of all schemas inside it. */
function listExamples(schema: unknown, reference: string): readonly Example[] {
  if (Array.isArray(schema)) return schema.flatMap((each, index) => listExamples(each, `${reference}/${index}`));
  if (!isObject(schema)) return [];
  const own = Array.isArray(schema.examples) ? schema.examples.map((value) => ({ reference, value })) : [];
  return [
    ...own,
    ...Object.entries(schema)
      .filter(([name, value]) => name !== 'examples' || !Array.isArray(value))
      .flatMap(([name, value]) => listExamples(value, `${reference}/${encodeURIComponent(name)}`)),
  ];
}

const rules: unknown[] = [];
const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true });
// Collects every rule that is in an example, however deep.
ajv.addKeyword({ keyword: 'collect', validate: (_: true, value: unknown) => rules.push(value) > 0 });
for (const { file, schema } of schemas) ajv.addSchema(file === 'rule.json' ? collecting(schema) : schema);

/** The schema of a rule, which collects what it checks. */
function collecting(schema: AnySchemaObject): AnySchemaObject {
  return { ...schema, definitions: { call: { ...schema.definitions.call, collect: true } } };
}

const object = (properties: ObjectType['properties']): ObjectType => ({ kind: 'object', properties });
const boolean: ValueType = { kind: 'boolean' };
const date: ValueType = { kind: 'date' };
const text: ValueType = { kind: 'string' };

/** Everything that the rules of the examples read. */
const readable = object({
  answers: object({
    hasCard: boolean,
    hasFever: boolean,
    isForChild: boolean,
    dateOfBirth: date,
    birthDate: date,
    nickname: text,
    emailAddress: text,
    confirmEmail: text,
    reasons: { kind: 'array', items: text },
  }),
  steps: object({ owner: object({ dateOfBirth: date }) }),
  settings: object({ weight: boolean, providerInfo: boolean, addressFields: boolean }),
  context: object({ today: date, state: text, known: object({ dateOfBirth: date, isPregnant: boolean }) }),
});

describe('the examples in the schemas', () => {
  const examples = schemas.flatMap(({ schema }) => listExamples(schema, `${schema.$id}#`));

  it('are many', () => {
    expect(examples.length).toBeGreaterThan(100);
  });

  it.each(examples)('$reference takes its example $value', ({ reference, value }) => {
    const check = ajv.getSchema(reference);
    expect(check?.(value), JSON.stringify(check?.errors)).toBe(true);
  });

  it('have rules that compile', () => {
    const problems = rules.flatMap((rule) => {
      const place = { document: JSON.stringify(rule), pointer: '' };
      const condition = compileRule(rule, readable, place);
      // A prefill's rule is no condition: in the example, it is a date.
      return condition.ok || compileValue(rule, date, readable, place).ok ? [] : condition.problems;
    });
    expect(rules.length).toBeGreaterThan(15);
    expect(problems).toEqual([]);
  });
});
