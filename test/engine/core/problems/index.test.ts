import { expect, it } from 'vitest';
import * as entryPoint from '#engine/problems';

it('lets out these names and no others', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'describeProblem',
    'messageOf',
    'nearestName',
    'problemDetails',
    'suggestName',
  ]);
});
