import { describe, expect, it } from 'vitest';
import { evaluateOver, findProblems } from '../exampleEnvironment.ts';

const numbers = { var: 'answers.numbers' };
const meds = { var: 'answers.meds' };
const accumulator = { var: 'accumulator' };
const current = { var: 'current' };

describe('the accumulator of reduce', () => {
  it('may be another text than the first', () => {
    const known = { '==': [accumulator, 'aspirin'] };
    const found = { reduce: [meds, { if: [known, accumulator, { var: 'current.name' }] }, 'none'] };
    const given = (...names: readonly string[]) => ({ meds: names.map((name) => ({ name })) });
    expect(evaluateOver({ '==': [found, 'aspirin'] }, given('aspirin', 'insulin'))).toBe(true);
    expect(evaluateOver({ '==': [found, 'aspirin'] }, given('insulin'))).toBe(false);
  });

  it('may be another number than the first', () => {
    const largest = { reduce: [numbers, { if: [{ '==': [accumulator, 9] }, 9, { max: [accumulator, current] }] }, 0] };
    expect(evaluateOver({ '==': [largest, 9] }, { numbers: [3, 9, 12] })).toBe(true);
  });

  it('may be a list with other entries than the first', () => {
    const added = { if: [{ in: [5, accumulator] }, accumulator, { merge: [accumulator, current] }] };
    const upToFive = { reduce: [numbers, added, [0]] };
    expect(evaluateOver({ '==': [{ length: upToFive }, 3] }, { numbers: [1, 5, 2, 3] })).toBe(true);
  });

  it('may be read by name where it starts with a group', () => {
    const rule = { '>': [{ reduce: [meds, { var: 'accumulator.dose' }, { var: 'answers.meds.0' }] }, 1] };
    expect(findProblems(rule)).toMatchObject([
      { message: '"reduce" starts with a group of answers but goes on with a number.' },
    ]);
  });
});
