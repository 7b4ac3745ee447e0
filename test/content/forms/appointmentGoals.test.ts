import { describe, expect, it } from 'vitest';
import type { Answers, JsonObject } from '#engine';
import { appointmentGoals } from '../answers/appointmentGoals.ts';
import { findErrors, long, sent, shownFields, stepAlone } from './intake.ts';

/** INTAKE-26. Its texts come from the content and are copied here as they ship. */
const STEP = 'appointmentGoals';
const { minimal, maximal } = appointmentGoals;
const REQUIRED = 'Please select at least one goal.';
const goals = ['Lose weight', 'Improve my digestion', 'Eat well on a budget', 'Eat for sport and exercise'];
const first = (count: number): Answers => ({ goals: goals.slice(0, count) });

describe('minimum and maximum', () => {
  it('are one and none unless a configuration says otherwise', async () => {
    expect((await stepAlone(STEP)).steps[0]?.form.settings).toEqual({ minimum: 1, maximum: 0 });
  });

  it.each<[JsonObject, Answers, Record<string, string>]>([
    [{}, {}, { goals: REQUIRED }],
    [{}, first(0), { goals: REQUIRED }],
    [{}, first(1), {}],
    [{}, first(4), {}],
    [{ minimum: 0 }, {}, {}],
    [{ minimum: 0 }, first(0), {}],
    [{ minimum: 2 }, {}, { goals: REQUIRED }],
    [{ minimum: 2 }, first(1), { goals: 'Please select at least 2 goals.' }],
    [{ minimum: 2 }, first(2), {}],
    [{ minimum: 2 }, first(3), {}],
    [{ maximum: 3 }, first(2), {}],
    [{ maximum: 3 }, first(3), {}],
    [{ maximum: 3 }, first(4), { goals: 'You can only select up to 3 goals.' }],
    [{ minimum: 0, maximum: 1 }, {}, {}],
    [{ minimum: 0, maximum: 1 }, first(2), { goals: 'You can only select up to 1 goals.' }],
  ])('%j: %j gives %j', async (settings, answers, expected) => {
    expect(findErrors(await stepAlone(STEP, settings), STEP, answers)).toEqual(expected);
  });
});

describe('Other', () => {
  it.each<[Answers, readonly string[]]>([
    [{}, ['goals']],
    [{ goals: ['Lose weight'] }, ['goals']],
    [{ goals: ['Lose weight', 'Other'] }, ['goals', 'otherCheckboxField']],
  ])('%j asks %j', async (answers, fields) => {
    expect(shownFields(await stepAlone(STEP), STEP, answers)).toEqual(fields);
  });

  it.each<[Answers[string], Record<string, string>]>([
    [undefined, { otherCheckboxField: 'Please specify your other goal.' }],
    ['', { otherCheckboxField: 'Please specify your other goal.' }],
    ['Cook', {}],
    [long(199), {}],
    [long(200), {}],
    [long(201), { otherCheckboxField: 'Input must be 200 characters or less.' }],
  ])('specified as %j gives %j', async (otherCheckboxField, expected) => {
    expect(findErrors(await stepAlone(STEP), STEP, { goals: ['Other'], otherCheckboxField })).toEqual(expected);
  });

  it('counts as a selection', async () => {
    const answers = { goals: ['Other', 'Lose weight'], otherCheckboxField: 'Cook' };
    expect(findErrors(await stepAlone(STEP, { minimum: 2, maximum: 2 }), STEP, answers)).toEqual({});
  });
});

describe('the request', () => {
  const question = {
    questionId: 'learning_objectives',
    questionName: 'What would you like to learn or achieve with your dietitian?',
  };

  it('has the goals as a question of the survey', async () => {
    expect(sent(await stepAlone(STEP), STEP, maximal)).toEqual({
      questionnaire: {
        survey: {
          learning_objectives: {
            ...question,
            answer: ['Lose weight', 'Eat well on a budget', 'Other'],
            otherAnswer: 'Cook without salt',
          },
        },
      },
    });
  });

  it('has nothing of a specified Other that was taken back', async () => {
    expect(sent(await stepAlone(STEP), STEP, { ...maximal, ...minimal })).toEqual({
      questionnaire: { survey: { learning_objectives: { ...question, answer: ['Lose weight'] } } },
    });
  });

  it('has an empty answer where the question was left empty', async () => {
    expect(sent(await stepAlone(STEP, { minimum: 0 }), STEP, {})).toEqual({
      questionnaire: { survey: { learning_objectives: { ...question, answer: '' } } },
    });
  });
});
