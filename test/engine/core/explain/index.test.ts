import { expect, it } from 'vitest';
import * as door from '#engine/explain';

it('lets out these names and no others', () => {
  expect(Object.keys(door).sort()).toEqual([
    'describeEffect',
    'describeExplanation',
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
