import { expect, it } from 'vitest';
import { evaluateOver, findProblems } from '../exampleEnvironment.ts';

const happy = { var: 'answers.happy' };
const sad = { var: 'answers.sad' };
const name = { var: 'answers.name' };

it.each([
  [{ happy: true }, 'good'],
  [{ happy: false, sad: true }, 'bad'],
  [{ happy: false, sad: false }, 'neither'],
])('if gives the text of the first condition that holds: over %j', (answers, expected) => {
  const mood = { if: [happy, 'good', sad, 'bad', 'neither'] };
  expect(evaluateOver({ '==': [mood, expected] }, answers)).toBe(true);
});

it('if refuses a later condition that is no yes/no value', () => {
  expect(findProblems({ if: [happy, true, name, true, false] })).toMatchObject([
    { pointer: '/when/if/2', message: '"if" expects a yes/no value, not "answers.name" (text).' },
  ]);
});
