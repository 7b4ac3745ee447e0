import { describe, expect, it } from 'vitest';
import { proveQuestion, type Question } from './proveQuestion.ts';

const today = { var: 'context.today' };
const check = (that: object, path = '/answer') => ({ check: path, that, message: 'bad' });
const since1900 = (path: string) => ({ '>=': [{ var: path }, '1900-01-01'] });

const birth = (...conditions: readonly object[]): Question => ({
  schema: { type: 'string', format: 'date' },
  payload: [{ from: '/answer', to: '/basicInfo/dateOfBirth' }],
  rules: [check({ and: [since1900('answers.answer'), ...conditions] })],
});
const ofAYear = { '<=': [{ addMonths: [{ var: 'answers.answer' }, 12] }, today] };
const ofToday = { '<=': [{ var: 'answers.answer' }, today] };

const vaccines = (condition: object): Question => ({
  schema: {
    type: 'array',
    maxItems: 20,
    items: {
      type: 'object',
      required: ['name', 'lastTakenDate'],
      properties: {
        name: { type: 'string', title: 'Vaccine', maxLength: 50 },
        lastTakenDate: { type: 'string', title: 'Date', format: 'date' },
      },
    },
  },
  payload: [{ from: '/answer', to: '/questionnaire/recentVaccinationDetails' }],
  rules: [check({ and: [since1900('entry.lastTakenDate'), condition] }, '/answer/-/lastTakenDate')],
});

describe('dates that the booking call refuses because of today', () => {
  it.each([
    ['a patient of a year', birth(ofAYear)],
    ['a vaccine of the past', vaccines({ '<': [{ var: 'entry.lastTakenDate' }, today] })],
  ])('are none of %s', (_what, question) => {
    expect(proveQuestion(question).problems).toEqual([]);
  });

  it.each([
    ['a patient of any age', birth(ofToday), 'the patient is younger than 12 months'],
    [
      'a patient who is not born yet',
      birth({ '<': [{ var: 'answers.answer' }, '2999-12-31'] }),
      'the patient is younger than 12 months',
    ],
    ['a vaccine of today', vaccines({ '<=': [{ var: 'entry.lastTakenDate' }, today] }), 'the date is not past'],
  ])('are reported for %s, with the day', (_what, question, why) => {
    const { problems } = proveQuestion(question);
    expect(problems).toMatchObject([
      {
        code: 'date-refused',
        at: '/answer',
        message: `The form accepts a date in "/answer" with which the booking is refused: ${why}.`,
      },
    ]);
    expect(JSON.stringify(problems[0]?.answer)).toMatch(/\d{4}-\d\d-\d\d/);
  });
});
