import { describe, expect, test } from 'vitest';
import { composeExample } from '../../../contract/openapi/composeExample.ts';
import { DescribedApi } from './DescribedApi.ts';

describe('the examples of openapi.json', () => {
  const { examples } = new DescribedApi();

  test('stand at every reply and every refusal', () => {
    const replies = examples.filter(({ of }) => !of.endsWith(' body'));
    expect(replies.length).toBeGreaterThan(100);
    expect(replies.filter(({ names }) => names.length === 0).map(({ of }) => of)).toEqual([]);
    // Two calls that differ in their query alone.
    expect(replies.find(({ of }) => of === 'searchTimeSlots 200')?.names).toEqual([
      'searchTimeSlots',
      'refreshTimeSlots',
    ]);
  });

  test('keep to their schemas', () => {
    expect(examples.filter(({ violations }) => violations.length > 0)).toEqual([]);
  });
});

describe('an example of a schema', () => {
  const compose = (schema: object) =>
    composeExample({ file: 'schemas/api/places/invented/reply.json', schema: { ...schema } });
  const object = (properties: object, ...required: readonly string[]) => ({ type: 'object', properties, required });
  const bare = { type: 'string' };

  test('is composed of those of its parts', () => {
    const state = { $ref: '../../../parts/place/state-code.json' };
    const kinds = { type: 'array', items: { enum: ['one', 'other'] } };
    expect(compose(object({ name: { ...bare, examples: ['Ann', 'Bea'] }, kinds, is: { const: true }, state }))).toEqual(
      {
        name: 'Ann',
        kinds: ['one'],
        is: true,
        state: 'OH',
      },
    );
  });

  test('is the one beside a reference, before that of its target', () => {
    const state = { $ref: '../../../parts/place/state-code.json', examples: ['KY'] };
    expect(compose(object({ state }))).toEqual({ state: 'KY' });
  });

  test('leaves out what is optional and has none', () => {
    expect(compose(object({ id: { examples: [1] }, note: bare, more: object({ bare }) }, 'id'))).toEqual({ id: 1 });
  });

  test('names the file and the member that lacks one', () => {
    const data = { type: 'array', items: object({ id: bare }, 'id') };
    expect(() => compose(object({ data }, 'data'))).toThrow(
      'schemas/api/places/invented/reply.json: give an example of /data/0/id, in "examples" of its schema.',
    );
  });
});
