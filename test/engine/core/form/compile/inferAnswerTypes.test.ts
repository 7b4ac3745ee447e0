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
    counts: list({ kind: 'number', choices: [1, 2] }),
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

it('is of its own type where it is no text, or where the list does not have texts', () => {
  const number = { type: 'object', required: [], properties: { one: { type: 'number' } } } as const;
  const pages = [{ uiSchema: { one: { 'ui:choices': 'colours' } } }];
  expect(inferAnswerTypes([number], pages, context).properties).toEqual({ one: { kind: 'number' } });
  expect(typesWith('counts').one).toEqual({ kind: 'string' });
});

it.each<readonly [string, ValueType | undefined]>([
  ['there is no context', undefined],
  ['the names of the context are not known', { kind: 'mixed' }],
])('is any text where %s', (_, around) => {
  const pages = [{ uiSchema: { one: { 'ui:choices': 'colours' } } }];
  expect(inferAnswerTypes([schema], pages, around).properties.one).toEqual({ kind: 'string' });
});
