import { expect, it } from 'vitest';
import { findProblems } from '../exampleEnvironment.ts';

const born = { var: 'answers.born' };
const count = { var: 'answers.count' };
const hint = ' (a date is written like "2026-01-31")';

it.each([
  [{ '<': [{ addDays: ['tomorrow', 1] }, born] }, `"addDays" expects a date, not the text "tomorrow"${hint}.`],
  [{ '<': ['tomorrow', born] }, `"<" expects a number or a date, not the text "tomorrow"${hint}.`],
  [{ '<': [{ '+': ['one', 1] }, 2] }, '"+" expects a number, not the text "one".'],
  [{ '==': [count, 'one'] }, '"==" compares "answers.count" (a number) with the text "one".'],
  [{ '==': ['one', count] }, '"==" compares the text "one" with "answers.count" (a number).'],
])('a text gets a hint only where a date is expected: %j', (rule, message) => {
  expect(findProblems(rule)).toMatchObject([{ message }]);
});
