import { expect, it } from 'vitest';
import { inferAnswerTypes } from '../../../../../engine/core/form/compile/inferAnswerTypes.ts';
import type { ValueType } from '../../../../../engine/core/rules/ValueType.ts';

const list = (value: ValueType): ValueType => ({
  kind: 'array',
  items: { kind: 'object', properties: { value, title: { kind: 'string' } } },
});
const context: ValueType = {
  kind: 'object',
  properties: {
    colours: list({ kind: 'string', choices: ['red', 'blue'] }),
    shapes: list({ kind: 'string' }),
    today: { kind: 'date' },
  },
};
const text = { type: 'string' } as const;
const schema = {
  type: 'object',
  required: [],
  properties: { one: text, many: { type: 'array', items: text } },
} as const;
const typesWith = (choices: unknown) =>
  inferAnswerTypes(
    [schema],
    [{ uiSchema: { one: { 'ui:choices': choices }, many: { 'ui:choices': choices } } }],
    context,
  ).properties;

it('an answer chosen from a list of the context is one of its values, where they are known', () => {
  const colour = { kind: 'string', choices: ['red', 'blue'] };
  expect(typesWith('colours')).toEqual({ one: colour, many: { kind: 'array', items: colour } });
});

it.each(['shapes', 'today', 'sizes', 'toString', 5, undefined])('is any text with %s', (choices) => {
  expect(typesWith(choices)).toEqual({ one: { kind: 'string' }, many: { kind: 'array', items: { kind: 'string' } } });
});

it('keeps the choices of its own schema', () => {
  const own = { type: 'object', required: [], properties: { one: { type: 'string', enum: ['green'] } } } as const;
  const types = inferAnswerTypes([own], [{ uiSchema: { one: { 'ui:choices': 'colours' } } }], context);
  expect(types.properties).toEqual({ one: { kind: 'string', choices: ['green'] } });
});
