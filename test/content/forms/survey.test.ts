import { describe, expect, it } from 'vitest';
import { type Answers, buildPayload } from '#engine';
import { encoders } from '../../../app/journey/index.ts';
import { checkScheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { booking } from '../../reference-backend/support/calls.ts';
import { appointmentGoals } from '../answers/appointmentGoals.ts';
import { dietaryRestrictions } from '../answers/dietaryRestrictions.ts';
import { survey } from '../answers/survey.ts';
import { context, findErrors, long, onPages, sent, shownFields, stepAlone, stepsAlone, without } from './intake.ts';

/** INTAKE-27, and the generic texts (FORM-1 to FORM-4). */
const STEP = 'survey';
const { minimal, maximal } = survey;
const NONE = 'Please choose either “None of these” or what applies to you.';
const most = 'Input must be 200 characters or less.';

const plan = await stepAlone(STEP);

describe('words', () => {
  it.each<[string, Answers[string], string]>([
    ['medicalConditions', undefined, 'A selection is required.'],
    ['medicalConditions', ['None of these', 'Other'], NONE],
    ['otherMedicalCondition', undefined, 'Enter the other condition.'],
    ['otherMedicalCondition', long(201), most],
    ['currentMedications', long(201), most],
    ['anyOtherInformation', long(201), most],
    ['referralSource', 'Choose One', 'A selection is required.'],
    ['otherReferralSource', undefined, 'Enter how you heard about us.'],
    ['otherReferralSource', long(201), most],
  ])('%s: %j gives "%s"', (field, wrong, words) => {
    const others = without(maximal, field);
    const found = findErrors(plan, STEP, wrong === undefined ? others : { ...others, [field]: wrong });
    expect(found).toEqual({ [field]: words });
  });

  it('asks at first for the conditions alone', () => {
    expect(findErrors(plan, STEP, {})).toEqual({ medicalConditions: 'A selection is required.' });
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
    ...[199, 200].flatMap((length): [string, Answers][] => [
      [`${length} characters of the other condition`, { ...maximal, otherMedicalCondition: long(length) }],
      [`${length} characters of medications`, { ...minimal, currentMedications: long(length) }],
      [`${length} characters of other information`, { ...minimal, anyOtherInformation: long(length) }],
      [`${length} characters of the other source`, { ...maximal, otherReferralSource: long(length) }],
    ]),
  ])('%s', (_name, answers) => {
    expect(findErrors(plan, STEP, answers)).toEqual({});
  });
});

describe('conditions', () => {
  it.each<[Answers, string, boolean]>([
    [{ medicalConditions: ['Other'] }, 'otherMedicalCondition', true],
    [{ medicalConditions: ['Cancer'] }, 'otherMedicalCondition', false],
    [{}, 'otherMedicalCondition', false],
    [{ referralSource: 'Other' }, 'otherReferralSource', true],
    [{ referralSource: 'My insurance' }, 'otherReferralSource', false],
    [{}, 'otherReferralSource', false],
  ])('with %j: %s is shown: %s', (answers, field, shown) => {
    expect(shownFields(plan, STEP, answers).includes(field)).toBe(shown);
  });

  it('asks the four questions that no other step asks', () => {
    expect(shownFields(plan, STEP, {})).toEqual([
      'medicalConditions',
      'currentMedications',
      'anyOtherInformation',
      'referralSource',
    ]);
  });
});

const conditions = {
  questionId: 'medical_conditions',
  questionName: 'Do you have any of these medical conditions?',
};

describe('the request', () => {
  it('has every answer with its question', () => {
    expect(sent(plan, STEP, maximal)).toEqual({
      questionnaire: {
        survey: {
          medical_conditions: { ...conditions, answer: ['High cholesterol', 'Other'], otherAnswer: 'Gout' },
          current_medications: {
            questionId: 'current_medications',
            questionName: 'Which medications, vitamins or supplements do you take?',
            answer: 'x'.repeat(200),
          },
          any_other_information: {
            questionId: 'any_other_information',
            questionName: 'Is there anything else your dietitian should know?',
            answer: 'x'.repeat(200),
          },
          referral_source: {
            questionId: 'referral_source',
            questionName: 'How did you hear about us?',
            answer: 'Other',
            otherAnswer: 'A sign at the store',
          },
        },
      },
    });
  });

  it('has all seven questions, with those that two earlier steps ask', async () => {
    const together = await stepsAlone(['patientDetails', 'dietaryRestrictions', 'appointmentGoals', 'survey']);
    const answers = {
      ...onPages(together, 'dietaryRestrictions', dietaryRestrictions.maximal),
      ...onPages(together, 'appointmentGoals', appointmentGoals.maximal),
      ...onPages(together, STEP, maximal),
    };
    const made = {
      ...booking('Ada', '08:00:00'),
      ...buildPayload(
        together,
        answers,
        context,
        encoders(() => new Date()),
      ),
    };
    expect(Object.keys(made.questionnaire?.survey ?? {}).sort()).toEqual([
      'any_other_information',
      'current_medications',
      'food_allergies',
      'food_dislikes',
      'learning_objectives',
      'medical_conditions',
      'referral_source',
    ]);
    expect(checkScheduleAppointmentRequest(made), JSON.stringify(checkScheduleAppointmentRequest.errors)).toBe(true);
  });

  it('has an empty answer to a question that was left empty', () => {
    expect(
      sent(plan, STEP, { ...maximal, ...minimal, currentMedications: '', anyOtherInformation: '', referralSource: '' }),
    ).toMatchObject({
      questionnaire: {
        survey: {
          medical_conditions: { ...conditions, answer: ['None of these'] },
          current_medications: {
            questionId: 'current_medications',
            questionName: 'Which medications, vitamins or supplements do you take?',
            answer: '',
          },
          any_other_information: { questionId: 'any_other_information', answer: '' },
          referral_source: { questionId: 'referral_source', questionName: 'How did you hear about us?', answer: '' },
        },
      },
    });
  });
});
