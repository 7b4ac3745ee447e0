import { describe, expect, it } from 'vitest';
import type { Answers } from '#engine';
import { medicalHistory } from '../answers/medicalHistory.ts';
import { findErrors, long, sent, shownFields, stepAlone, without } from './intake.ts';

/** INTAKE-24, and the generic texts (FORM-1 to FORM-4). */
const STEP = 'medicalHistory';
const { minimal, maximal } = medicalHistory;
const NONE = 'Please choose either “None of these” or what applies to you.';
const most = 'Input must be 200 characters or less.';

const plan = await stepAlone(STEP);

describe('words', () => {
  it.each<[string, Answers[string], string]>([
    ['medicalConditions', undefined, 'A selection is required.'],
    ['medicalConditions', [], 'A selection is required.'],
    ['otherMedicalCondition', undefined, 'Enter the other condition.'],
    ['otherMedicalCondition', long(201), most],
    ['doYouTakeMedications', undefined, 'This is a required field'],
    ['medications', long(201), most],
    ['anythingElse', long(201), most],
  ])('%s: %j gives "%s"', (field, wrong, words) => {
    const others = without(maximal, field);
    expect(findErrors(plan, STEP, wrong === undefined ? others : { ...others, [field]: wrong })).toEqual({
      [field]: words,
    });
  });

  it('says all at once that are due at first', () => {
    expect(findErrors(plan, STEP, {})).toEqual({
      medicalConditions: 'A selection is required.',
      doYouTakeMedications: 'This is a required field',
    });
  });

  it.each<[readonly string[], Record<string, string>]>([
    [['None of these'], {}],
    [['Asthma'], {}],
    [['Asthma', 'Diabetes'], {}],
    [['Asthma', 'None of these'], { medicalConditions: NONE }],
    [['None of these', 'Other'], { medicalConditions: NONE }],
  ])('%j gives %j', (medicalConditions, expected) => {
    const answers = { ...minimal, medicalConditions, otherMedicalCondition: 'Gout' };
    expect(findErrors(plan, STEP, answers)).toEqual(expected);
  });
});

it('lets “None of these” and a condition exclude each other as soon as one is chosen', () => {
  const looks = plan.steps.flatMap(({ form }) => form.pages.map(({ uiSchema }) => uiSchema.medicalConditions));
  expect(looks).toContainEqual(expect.objectContaining({ 'ui:exclusive': 'None of these' }));
});

describe('valid answers', () => {
  it.each<[string, Answers]>([
    ['the least', minimal],
    ['the most', maximal],
    ['Other alone', { ...minimal, medicalConditions: ['Other'], otherMedicalCondition: 'Gout' }],
    ['no medications named', { ...minimal, doYouTakeMedications: true }],
    ...[199, 200].flatMap((length): [string, Answers][] => [
      [`${length} characters of medications`, { ...maximal, medications: long(length) }],
      [`${length} characters of anything else`, { ...maximal, anythingElse: long(length) }],
      [`${length} characters of the other condition`, { ...maximal, otherMedicalCondition: long(length) }],
    ]),
  ])('%s', (_name, answers) => {
    expect(findErrors(plan, STEP, answers)).toEqual({});
  });
});

describe('conditions', () => {
  it.each<[Answers, string, boolean]>([
    [{ medicalConditions: ['Other', 'Asthma'] }, 'otherMedicalCondition', true],
    [{ medicalConditions: ['Asthma'] }, 'otherMedicalCondition', false],
    [{}, 'otherMedicalCondition', false],
    [{ doYouTakeMedications: true }, 'medications', true],
    [{ doYouTakeMedications: false }, 'medications', false],
    [{}, 'medications', false],
    [{}, 'anythingElse', true],
  ])('with %j: %s is shown: %s', (answers, field, shown) => {
    expect(shownFields(plan, STEP, answers).includes(field)).toBe(shown);
  });
});

describe('the request', () => {
  it('has every answer', () => {
    expect(sent(plan, STEP, maximal)).toEqual({
      medicalInfo: {
        medicalConditions: ['Asthma', 'Diabetes', 'Other'],
        otherMedicalCondition: 'Gout',
        doYouTakeMedications: 'Yes',
        medications: 'x'.repeat(200),
        anythingElse: 'x'.repeat(200),
      },
    });
  });

  it('has nothing of answers whose question was taken back', () => {
    const answers = { ...maximal, medicalConditions: ['Asthma'], doYouTakeMedications: false, anythingElse: '' };
    expect(sent(plan, STEP, answers)).toEqual({
      medicalInfo: { medicalConditions: ['Asthma'], doYouTakeMedications: 'No' },
    });
  });
});
