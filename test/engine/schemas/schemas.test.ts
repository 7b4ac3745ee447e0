import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { describedProperties } from '../../schemas/describedProperties.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'engine/schemas');
const files = readdirSync(folder);

const read = (path: string): AnySchemaObject => JSON.parse(readFileSync(path, 'utf8'));

/** An Ajv that knows only the engine's schemas, as on a page outside this project. */
function ajvOfEngine(): Ajv {
  const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true });
  for (const file of files) ajv.addSchema(read(join(folder, file)), file);
  return ajv;
}

describe('the schemas of the engine', () => {
  it.each(files)('%s stands without any other schema', (file) => {
    expect(ajvOfEngine().getSchema(file)).toBeTypeOf('function');
  });

  it.each(files)('%s says which draft of JSON Schema it is written in, and its own address', (file) => {
    const { $schema, $id } = read(join(folder, file));
    expect([$schema, $id]).toEqual([
      'http://json-schema.org/draft-07/schema#',
      `https://stepwell.example/engine/schemas/${file}`,
    ]);
  });

  it('are found by their own addresses', () => {
    const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true });
    ajv.addSchema(files.map((file) => read(join(folder, file))));
    const check = ajv.getSchema('https://stepwell.example/engine/schemas/rule.json');
    expect([check?.({ '!': true }), check?.({ not: true })]).toEqual([true, false]);
  });

  it('rule.json says which operators there are, in one error', () => {
    const check = ajvOfEngine().getSchema('rule.json');
    check?.({ equals: [1, 1] });
    expect(check?.errors?.map(({ keyword }) => keyword)).toEqual(['enum', 'propertyNames']);
  });

  it.each(files)('%s is there by the name that the package gives it', (file) => {
    const found = createRequire(import.meta.url).resolve(`@stepwell/engine/schemas/${file}`);
    expect(read(found)).toEqual(read(join(folder, file)));
  });

  it.each(files)('%s says title, description and examples of every property', (file) => {
    const bare = describedProperties(join(folder, file)).filter(({ schema: { title, description, examples } }) => {
      return typeof title !== 'string' || typeof description !== 'string' || !Array.isArray(examples);
    });
    expect(bare.map(({ pointer }) => pointer)).toEqual([]);
  });

  it.each([
    ['form-configuration.json', 'registration'],
    ['form-definition.json', 'pet'],
    ['form-definition.json', 'owner'],
  ])('%s takes the document "%s" of the smallest example', (file, name) => {
    const check = ajvOfEngine().getSchema(file);
    expect(check?.(read(join(root, 'examples/minimal/documents.json'))[name]), JSON.stringify(check?.errors)).toBe(
      true,
    );
  });

  it('questionnaire.json takes questions, and refuses what is none', () => {
    const check = ajvOfEngine().getSchema('questionnaire.json');
    const questions = [{ id: 'adult', type: 'yesNo', title: 'Are you an adult?' }];
    expect(check?.({ id: 'age', title: 'Your age', questions })).toBe(true);
    expect(check?.({ id: 'age', title: 'Your age', questions: [{ ...questions[0], type: 'maybe' }] })).toBe(false);
  });
});
