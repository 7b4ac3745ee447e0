import { describe, expect, it } from 'vitest';
import { evaluateOver, findProblems } from '../exampleEnvironment.ts';

const state = { var: 'answers.state' };

it.each([
  ['part of a choice, which is chosen as a whole', 'C', 'answers.state'],
  ['a number in a text', 5, 'answers.name'],
])('in looks for no %s', (_, needle, name) => {
  expect(findProblems({ in: [needle, { var: name }] })).toMatchObject([
    { pointer: '/when/in/1', message: `"in" expects a list, not "${name}" (text).` },
  ]);
});

it('in looks for a choice among answers that may be any text', () => {
  const rule = { in: [state, [{ var: 'answers.name' }, { var: 'answers.nickname' }]] };
  expect(evaluateOver(rule, { state: 'CA', name: 'Ann', nickname: 'CA' })).toBe(true);
  expect(evaluateOver(rule, { state: 'CA', name: 'Ann', nickname: 'NY' })).toBe(false);
});

describe('includesSet', () => {
  const tags = { var: 'answers.tags' };

  it.each([
    ['one set instead of several', [tags, ['red', 'green']], '/1', 'expects a list of lists, not text'],
    ['something that is no list', [state, [['CA']]], '/0', 'expects a list, not "answers.state" (text)'],
    ['numbers among texts', [tags, [[1, 2]]], '/1', 'compares "answers.tags" (text) with a number'],
    [
      'a choice that there is not',
      [tags, [['red', 'blue']]],
      '/1',
      'looks for "blue", which is not one of the choices',
    ],
  ])('refuses %s', (_, operands, at, reason) => {
    expect(findProblems({ includesSet: operands })).toMatchObject([
      { pointer: `/when/includesSet${at}`, message: `"includesSet" ${reason}.` },
    ]);
  });
});
