import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../app/content/catalogue.ts';

const folder = join(import.meta.dirname, '../../schemas/content');
const names = readdirSync(folder).map((name) => name.replace(/\.json$/, ''));

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every schema that stands for a property, with the pointer to it. Conditions (`if`) describe nothing. */
function propertiesOf(schema: unknown, pointer = ''): { pointer: string; schema: Node }[] {
  if (!isNode(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const at = `${pointer}/${keyword}`;
    switch (keyword) {
      case 'properties':
        return membersOf(value, at).flatMap((own) => [own, ...propertiesOf(own.schema, own.pointer)]);
      case 'definitions':
        return membersOf(value, at).flatMap((own) => propertiesOf(own.schema, own.pointer));
      case 'allOf':
      case 'anyOf':
      case 'oneOf':
        return Array.isArray(value) ? value.flatMap((part, index) => propertiesOf(part, `${at}/${index}`)) : [];
      case 'items':
      case 'additionalProperties':
        return propertiesOf(value, at);
      default:
        return [];
    }
  });
}

function membersOf(map: unknown, at: string): { pointer: string; schema: Node }[] {
  if (!isNode(map)) return [];
  return Object.entries(map).flatMap(([name, schema]) =>
    isNode(schema) ? [{ pointer: `${at}/${name}`, schema }] : [],
  );
}

const readSchema = (name: string): Node => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

/** The schema itself, or the definition in the same file that it stands for. */
function described(root: Node, schema: Node): Node {
  const [, name] = /^#\/definitions\/(.+)$/.exec(String(schema.$ref)) ?? [];
  const definition = name !== undefined && isNode(root.definitions) ? root.definitions[name] : undefined;
  return isNode(definition) ? { ...definition, ...schema } : schema;
}

describe('the schemas that authors read in their editor', () => {
  it('are one for each kind of document', () => {
    expect(names.sort()).toEqual(catalogue.map(({ name }) => name).sort());
  });

  it.each(names)('%s says title, description and examples of every property', (name) => {
    const root = readSchema(name);
    const bare = propertiesOf(root).filter(({ schema }) => {
      const { title, description, examples } = described(root, schema);
      return typeof title !== 'string' || typeof description !== 'string' || !Array.isArray(examples);
    });
    expect(propertiesOf(root).length).toBeGreaterThan(0);
    expect(bare.map(({ pointer }) => pointer)).toEqual([]);
  });

  it.each(names)('%s gives examples that are not empty', (name) => {
    const root = readSchema(name);
    const empty = propertiesOf(root).filter(({ schema }) => {
      const { examples } = described(root, schema);
      return Array.isArray(examples) && examples.length === 0;
    });
    expect(empty.map(({ pointer }) => pointer)).toEqual([]);
  });
});
