import { describe, expect, it } from 'vitest';
import type { Answers, Json } from '#engine';
import { givenAnswer, givenAnswers } from '../../../../engine/core/form/viewForm.ts';
import type { JsonObject } from '../../../../engine/core/json/Json.ts';
import type { JsonSchema } from '../../../../engine/core/json/JsonSchema.ts';

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

describe('the answers as they are validated', () => {
  const text = { type: 'string' } as const;
  const group = (required: readonly string[]) =>
    ({ type: 'object', required, properties: { town: text, street: text } }) as const;
  const listOf = (home: ReturnType<typeof group>) =>
    ({ type: 'array', items: { type: 'object', required: ['home'], properties: { home } } }) as const;
  const given = (property: JsonSchema, required: boolean, answer?: Json) => {
    const answers: Answers = answer === undefined ? {} : { field: answer };
    return givenAnswers(
      { type: 'object', required: required ? ['field'] : [], properties: { field: property } },
      answers,
    );
  };

  it.each<readonly [string, JsonSchema, boolean, Json | undefined, JsonObject]>([
    ['leave out what is not given', text, true, '', {}],
    ['leave out an optional group in which nothing is given', group(['town']), false, { town: '' }, {}],
    ['have a required group, so that its members are missed', group(['town']), true, undefined, { field: {} }],
    ['have only the given members of a group', group(['town']), true, { town: 'Rome' }, { field: { town: 'Rome' } }],
    [
      'have the first entry of a required list, where it must tell something',
      listOf(group(['town'])),
      true,
      [],
      { field: [{ home: {} }] },
    ],
    ['have no entry of a required list whose entries may be empty', listOf(group([])), true, [], {}],
    ['leave out an optional list', listOf(group(['town'])), false, [{ home: { town: '' } }], {}],
    [
      'keep empty entries at their index',
      listOf(group(['town'])),
      false,
      [{}, { home: { town: 'Rome' } }],
      { field: [{ home: {} }, { home: { town: 'Rome' } }] },
    ],
    ['have an answer of another kind as it is', listOf(group([])), true, 'Rome', { field: 'Rome' }],
    [
      'have the first entry of a required list that asks for an unknown member',
      { type: 'array', items: { ...group(['x']) } },
      true,
      [],
      { field: [{}] },
    ],
  ])('%s', (_, schema, required, answer, expected) => {
    expect(given(schema, required, answer)).toStrictEqual(expected);
  });
});
