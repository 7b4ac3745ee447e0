import { expect, test } from 'vitest';
import { withTextFormats } from '../../schemas/withTextFormats.ts';

test('texts have one line, or several where the schema says so, at every depth', () => {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: 50 },
      note: { type: 'string', multiline: true },
      code: { type: 'string', pattern: '\\S' },
      answer: { type: ['string', 'array'], multiline: true, items: { type: 'string' } },
      count: { type: ['number', 'boolean'] },
    },
  };
  expect(withTextFormats(schema)).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: 50, format: 'line' },
      note: { type: 'string', multiline: true, format: 'lines' },
      code: { type: 'string', pattern: '\\S', format: 'line' },
      answer: {
        type: ['string', 'array'],
        multiline: true,
        format: 'lines',
        items: { type: 'string', format: 'line' },
      },
      count: { type: ['number', 'boolean'] },
    },
  });
});

test('texts with a format or choices stay as they are, and so do properties that are called like a keyword', () => {
  const schema = {
    properties: {
      email: { type: 'string', format: 'email' },
      sex: { type: 'string', enum: ['Male', 'Female'] },
      event: { type: 'string', const: 'alert' },
      type: { $ref: 'kind.json' },
    },
  };
  expect(withTextFormats(schema)).toEqual(schema);
});
