import { describe, expect, it } from 'vitest';
import type { Json } from '#engine';
import { givenAnswer } from '../../../../engine/core/form/givenAnswers.ts';

describe('an answer, as far as it is given', () => {
  it.each<[Json, Json | undefined]>([
    ['text', 'text'],
    [false, false],
    [0, 0],
    ['', undefined],
    [null, undefined],
    [[], undefined],
    [{}, undefined],
    [['', null], undefined],
    [
      ['one', '', null, 'two'],
      ['one', 'two'],
    ],
    [[{ name: '' }, {}, { name: 'one', day: null }], [{ name: 'one' }]],
    [[[], ['one', '']], [['one']]],
    [{ name: '', list: [null], group: { member: '' } }, undefined],
    [
      { name: 'one', list: [null], group: { member: false } },
      { name: 'one', group: { member: false } },
    ],
  ])('%j is %j', (answer, given) => {
    expect(givenAnswer(answer)).toEqual(given);
  });
});
