import { expect, it } from 'vitest';
import type { Json, JsonSchema } from '#engine';
import { answerText } from '../../../../engine/react/widgets/answerText.ts';

const states: JsonSchema = {
  type: 'string',
  oneOf: [
    { const: 'OH', title: 'Ohio' },
    { const: 'IN', title: 'Indiana' },
  ],
};

it.each<readonly [string, Json, JsonSchema, string]>([
  ['text as it is', 'Elm St 1\nBath', { type: 'string' }, 'Elm St 1\nBath'],
  ['yes', true, { type: 'boolean' }, 'Yes!'],
  ['no', false, { type: 'boolean' }, 'No!'],
  ['a number', 0.5, { type: 'number' }, '0.5'],
  ['a choice by its title', 'OH', states, 'Ohio'],
  ['a choice of yes and no by its title', true, { oneOf: [{ const: true, title: 'I agree' }] }, 'I agree'],
  ['a choice that there is not', 'ZZ', states, 'ZZ'],
  ['a day as month, day and year', '1990-02-07', { type: 'string', format: 'date' }, '02/07/1990'],
  ['what is no day', '1990--7', { type: 'string', format: 'date' }, '1990--7'],
  ['a text that looks like a day', '1990-02-07', { type: 'string' }, '1990-02-07'],
  ['choices joined', ['IN', 'OH'], { type: 'array', items: states }, 'Indiana, Ohio'],
  ['a group that its schema does not know', { a: 'x', b: true }, {}, 'x, Yes!'],
])('%s', (_, value, schema, text) => {
  expect(answerText(value, schema, { yes: 'Yes!', no: 'No!' })).toBe(text);
});
