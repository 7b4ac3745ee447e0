import { describe, expect, it } from 'vitest';
import { fits, isDateLike, joinTypes, NOTHING, type ValueType } from '../../../../engine/core/rules/ValueType.ts';

const yesNo: ValueType = { kind: 'boolean' };
const number: ValueType = { kind: 'number' };
const text: ValueType = { kind: 'string' };
const date: ValueType = { kind: 'date' };
const group: ValueType = { kind: 'object', properties: {} };
const mixed: ValueType = { kind: 'mixed' };
const list = (items: ValueType): ValueType => ({ kind: 'array', items });
const choice = (...choices: readonly string[]): ValueType => ({ kind: 'string', choices });
const someNumber = (...choices: readonly number[]): ValueType => ({ kind: 'number', choices });

const joined: readonly (readonly [ValueType, ValueType, ValueType])[] = [
  [yesNo, yesNo, yesNo],
  [number, someNumber(1), number],
  [someNumber(1, 2), someNumber(2, 3), someNumber(1, 2, 3)],
  [choice('a', 'b'), choice('b', 'c'), choice('a', 'b', 'c')],
  [text, choice('a'), text],
  [date, date, date],
  [date, choice('2026-01-31'), date],
  [list(choice('a')), list(choice('b')), list(choice('a', 'b'))],
  [list(NOTHING), list(number), list(number)],
  [NOTHING, mixed, mixed],
];

const apart: readonly (readonly [ValueType, ValueType])[] = [
  [yesNo, number],
  [number, text],
  [date, number],
  [date, text],
  [date, choice('2026-01-31', 'today')],
  [list(number), number],
  [list(number), list(text)],
  [list(date), yesNo],
  [group, group],
  [mixed, mixed],
];

describe('joinTypes', () => {
  it.each(joined)('of %j and %j is %j', (a, b, type) => {
    expect(joinTypes(a, b)).toEqual(type);
    expect(joinTypes(b, a)?.kind).toBe(type.kind);
  });

  it.each(apart)('has nothing for %j and %j', (a, b) => {
    expect([joinTypes(a, b), joinTypes(b, a)]).toEqual([undefined, undefined]);
  });
});

it.each([
  [date, true],
  [choice('2026-01-31', '2026-02-28'), true],
  [choice('2026-01-31', '2026-02-30'), false],
  [choice(), false],
  [text, false],
  [someNumber(20260131), false],
])('%j as a date: %s', (type, expected) => {
  expect(isDateLike(type)).toBe(expected);
});

const values: readonly (readonly [unknown, ValueType, boolean])[] = [
  [true, yesNo, true],
  ['true', yesNo, false],
  [1, number, true],
  ['1', number, false],
  [Number.NaN, number, false],
  [Number.POSITIVE_INFINITY, number, false],
  [1, someNumber(1, 2), true],
  [3, someNumber(1, 2), false],
  ['a', text, true],
  [1, text, false],
  ['a', choice('a', 'b'), true],
  ['c', choice('a', 'b'), false],
  ['2026-01-31', date, true],
  ['2026-02-31', date, false],
  [[1, 2], list(number), true],
  [[1, '2'], list(number), false],
  ['12', list(text), false],
  [{ city: 'X' }, group, true],
  ['city', group, false],
  [[], group, false],
  [0, mixed, true],
  [null, mixed, false],
  [undefined, mixed, false],
];

it.each(values)('%j has the type %j: %s', (value, type, expected) => {
  expect(fits(value, type)).toBe(expected);
});
