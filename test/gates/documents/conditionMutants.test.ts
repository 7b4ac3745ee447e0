import { expect, it } from 'vitest';
import type { Json } from '#engine';
import { listConditionMutants } from './conditionMutants.ts';

const age: Json = { var: 'answers.age' };
const changes = (document: Parameters<typeof listConditionMutants>[0]) =>
  listConditionMutants(document).map(({ kind, pointer }) => `${kind} ${pointer}`);

it('turns, moves and drops each part of a condition by itself', () => {
  const questions: Json = [{ id: 'age', skipWhen: { and: [{ '<': [age, 18] }, { '!': [{ '==': ['a', 'b'] }] }] } }];
  expect(changes({ questions }).toSorted()).toEqual([
    'and or /questions/0/skipWhen',
    'boundary /questions/0/skipWhen/and/0',
    'comparison turned /questions/0/skipWhen/and/0',
    'comparison turned /questions/0/skipWhen/and/0',
    'comparison turned /questions/0/skipWhen/and/1/!/0',
    'negation dropped /questions/0/skipWhen/and/1',
    'number moved /questions/0/skipWhen/and/0/</1',
    'number moved /questions/0/skipWhen/and/0/</1',
    'part dropped /questions/0/skipWhen',
    'part dropped /questions/0/skipWhen',
    'skipWhen dropped /questions/0/skipWhen',
  ]);
});

it('turns what a question answers round', () => {
  const questions: Json = [{ id: 'a', answers: [{ is: true }, { is: false, submitAction: 'failWithErrorMessage' }] }];
  expect(changes({ questions })).toEqual(['answers turned /questions/0/answers', 'end dropped /questions/0/answers/1']);
});
