import { expect, it } from 'vitest';
import * as entryPoint from '#engine/explain';

it('lets out these names and no others', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'describeEffect',
    'describeExplanation',
    'describeMore',
    'describePart',
    'describeRule',
    'describeTruth',
    'describeUnchangeable',
    'describeValue',
    'explain',
    'explainQuestions',
    'listPlaces',
    'listQuestionPlaces',
  ]);
});
