import { describe, expect, it } from 'vitest';
import { questionCount } from '#engine';
import { buildQuestionnaire, compilePlan, outerScope } from './exampleQuestions.ts';

/** Counts up to six questions, of which the one about the vest is skipped for guests who can swim. */
const count = (answers: Parameters<typeof questionCount>[1]): number =>
  questionCount(compilePlan(), answers, outerScope);

describe('how many questions there are', () => {
  it('counts a question once it is known to be asked', () => {
    expect(count({})).toBe(5);
    expect(count({ born: '1990-05-01', swims: true })).toBe(5);
    expect(count({ born: '1990-05-01', swims: false })).toBe(6);
  });

  it('counts later questions once an answer brings them', () => {
    const plan = compilePlan(
      buildQuestionnaire(
        { id: 'pets', type: 'yesNo', title: 'Do you have pets?' },
        { id: 'vaccinated', type: 'yesNo', title: 'Are you vaccinated?' },
        { id: 'legs', type: 'yesNo', title: 'Do they have legs?', skipWhen: { '!': { var: 'answers.pets' } } },
      ),
    );
    expect([{}, { pets: true }, { pets: false }].map((answers) => questionCount(plan, answers))).toEqual([2, 3, 2]);
  });

  it('is not lowered by an answer that would end them', () => {
    expect(count({ born: '2026-01-01' })).toBe(5);
    expect(count({ born: '1990-05-01', swims: false, vest: 'none' })).toBe(6);
  });

  it('is that of the path once all is answered, and nothing where all is skipped', () => {
    const all = { born: '1990-05-01', swims: true, cabin: 'deck', port: 'york', luggage: true };
    expect(count(all)).toBe(5);
    expect(questionCount({ ...compilePlan(), questions: [] }, {}, outerScope)).toBe(0);
  });
});
