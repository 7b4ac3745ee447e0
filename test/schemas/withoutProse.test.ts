import { expect, test } from 'vitest';
import { withoutProse } from '../../schemas/withoutProse.ts';

test('prose goes at every depth', () => {
  const schema = {
    title: 'Page',
    type: 'object',
    properties: { name: { type: 'string', contentMediaType: 'text/html', description: 'A name.', examples: ['x'] } },
    items: [{ description: 'First.', type: 'string' }],
    if: { description: 'Sometimes.', properties: { name: { const: 'x' } } },
    additionalProperties: { examples: [1], type: 'number' },
  };
  expect(withoutProse(schema)).toEqual({
    type: 'object',
    properties: { name: { type: 'string' } },
    items: [{ type: 'string' }],
    if: { properties: { name: { const: 'x' } } },
    additionalProperties: { type: 'number' },
  });
});

test('properties that are called like prose stay, and so does data', () => {
  const schema = {
    required: ['title'],
    properties: { title: { type: 'string', title: 'Title' }, description: { enum: [{ description: 'a' }, 'b'] } },
    definitions: { examples: { const: { title: 'x' } } },
  };
  expect(withoutProse(schema)).toEqual({
    required: ['title'],
    properties: { title: { type: 'string' }, description: { enum: [{ description: 'a' }, 'b'] } },
    definitions: { examples: { const: { title: 'x' } } },
  });
});
