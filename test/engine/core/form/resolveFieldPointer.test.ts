import { describe, expect, it } from 'vitest';
import { resolveFieldPointer, schemaAt, schemaBelow } from '../../../../engine/core/form/resolveFieldPointer.ts';
import type { JsonSchema } from '../../../../engine/core/json/JsonSchema.ts';
import { worded } from '../problems/worded.ts';

const food: JsonSchema = { type: 'string', title: 'Food' };
const numbered: JsonSchema = { type: 'string', title: 'First' };
const pet: JsonSchema = { type: 'object', properties: { food } };
const pets: JsonSchema = { type: 'array', items: pet };
const home: JsonSchema = { type: 'object', properties: { 1: numbered, '-': numbered } };
const root: JsonSchema = { type: 'object', properties: { pets, home } };
const at = { document: 'form', pointer: '/check' };
const problemsAt = (pointer: string) => {
  const found = resolveFieldPointer(pointer, root, at);
  return worded('problem' in found ? [found.problem] : []);
};

describe('a pointer to a field', () => {
  it.each<readonly [string, JsonSchema]>([
    ['/pets', pets],
    ['/pets/-', pet],
    ['/pets/0', pet],
    ['/pets/12', pet],
    ['/pets/-/food', food],
    ['/home/1', numbered],
    ['/home/-', numbered],
  ])('%s leads to its schema', (pointer, schema) => {
    expect(resolveFieldPointer(pointer, root, at)).toEqual({ names: pointer.slice(1).split('/'), schema });
    expect(schemaAt(root, pointer)).toBe(schema);
  });

  it.each([
    ['/pest', 'pest'],
    ['/pets/x', 'x'],
    ['/pets/x1', 'x1'],
    ['/pets/1x', '1x'],
    ['/pets/--', '--'],
    ['/pets/0/x', 'x'],
    ['/pets/-/food/x', 'x'],
    ['/toString', 'toString'],
  ])('%s leads nowhere', (pointer, name) => {
    expect(problemsAt(pointer)).toMatchObject([
      { ...at, code: 'unknown-field', message: `"${name}" is not a field here.` },
    ]);
  });

  it.each(['', 'pets', '/~2'])('"%s" is none', (pointer) => {
    const message = `"${pointer}" is not a pointer; a field is written as "/name".`;
    expect(problemsAt(pointer)).toEqual([{ ...at, code: 'malformed-pointer', message }]);
  });
});

describe('the schema of an answer', () => {
  it('is not there where the schema asks for nothing', () => {
    expect(schemaBelow(home, 'toString')).toBeUndefined();
    expect(schemaBelow(food, 'x')).toBeUndefined();
    expect(schemaAt(root, '/home/town/x')).toBeUndefined();
  });

  it('is that of the page for what is no pointer to a part of it', () => {
    expect(schemaAt(root, '')).toBe(root);
  });
});
