import { describe, expect, it } from 'vitest';
import { type Answers, type Json, pathFor } from '#engine';
import { medicalInformation } from '../answers/medicalInformation.ts';
import { context, findErrors, long, onPages, sent, shownFields, stepAlone, without } from './intake.ts';

/** The medical questions (INTAKE-28 to INTAKE-31). */
const STEP = 'medicalInformation';
const { minimal, maximal, settings = {} } = medicalInformation;
const FILL_OUT = 'Please fill out all required fields to continue';
const INVALID = 'Date is invalid.';

const flags = [
  'haveFever',
  'haveCovid19Symptoms',
  'hadPhysical',
  'haveAllergies',
  'hadReaction',
  'recentVaccines',
  'hadVaccinesPreviously',
  'haveNeuroDisorders',
  'hadBloodProducts',
  'isPregnant',
  'haveImmuneSystemProblem',
  'takesImmunoSuppressants',
  'beenWarnedAboutVaccinesOutsideMedicalSetting',
  'hadReactionToGelatinOrAntiBioticOintment',
  'hadSeizures',
  'haveHistoryOfFainting',
  'haveLongTermMedicalConditions',
  'haveOpenWound',
];

/** Each yes-or-no question and the list that a yes asks for. */
const lists = [
  ['haveAllergies', 'allergies'],
  ['haveLongTermMedicalConditions', 'medicalConditions'],
  ['takesImmunoSuppressants', 'immunoSuppressants'],
  ['recentVaccines', 'recentVaccinationDetails'],
  ['hadBloodProducts', 'bloodProductDetails'],
] as const;

const shipped = await stepAlone(STEP);
/** A plan in which a yes to symptoms of COVID-19 does not stop the guest. */
const informing = await stepAlone(STEP, settings);

describe('the yes or no questions', () => {
  it('are the eighteen of the specification, over four pages', () => {
    expect([...shownFields(shipped, STEP, {})].sort()).toEqual([...flags].sort());
    expect(shipped.steps.at(-1)?.form.pages).toHaveLength(4);
  });

  it.each(flags)('%s is required', (flag) => {
    expect(findErrors(shipped, STEP, without(minimal, flag))).toEqual({ [flag]: FILL_OUT });
  });

  it.each([
    [{ sexAssignedAtBirth: 'Male' }, {}, false],
    [{ sexAssignedAtBirth: 'Female', gender: 'Male' }, {}, true],
    [{}, {}, true],
    [{ sexAssignedAtBirth: 'Male' }, { isPregnant: true }, true],
  ])('of a patient with %j, known before to be %j, pregnancy is asked: %s', (patient, known, asks) => {
    const answers = onPages(shipped, 'patientDetails', patient);
    const shown = pathFor(shipped, answers, { ...context, known }).flatMap((page) => page.shown);
    expect(shown.includes('isPregnant')).toBe(asks);
  });

  it('are all due at first', () => {
    expect(findErrors(shipped, STEP, {})).toEqual(Object.fromEntries(flags.map((flag) => [flag, FILL_OUT])));
  });

  it('can all be answered with no, and all with yes', () => {
    expect(findErrors(shipped, STEP, minimal)).toEqual({});
    expect(findErrors(informing, STEP, maximal)).toEqual({});
  });
});

describe('symptoms of COVID-19', () => {
  const yes = { ...minimal, haveCovid19Symptoms: true };

  it('stop the guest by default', () => {
    expect(findErrors(shipped, STEP, yes)).toEqual({
      haveCovid19Symptoms:
        'We cannot give you a vaccine while you may have COVID-19. ' +
        'Please come back when your symptoms are gone and your isolation has ended.',
    });
    expect(shownFields(shipped, STEP, yes)).not.toContain('covidNotice');
  });

  it('only inform where preventContinueIfYesOnCovid is off', () => {
    expect(findErrors(informing, STEP, yes)).toEqual({});
    expect(shownFields(informing, STEP, yes)).toContain('covidNotice');
  });

  it('say nothing after a no', () => {
    expect(shownFields(informing, STEP, minimal)).not.toContain('covidNotice');
  });

  it('are the only question that stops the guest', () => {
    expect(findErrors(shipped, STEP, { ...maximal, haveCovid19Symptoms: false })).toEqual({});
  });
});

describe('lists', () => {
  it.each(lists)('a yes to %s asks %s', (flag, list) => {
    expect(shownFields(shipped, STEP, { [flag]: true })).toContain(list);
    expect(shownFields(shipped, STEP, { [flag]: false })).not.toContain(list);
    expect(shownFields(shipped, STEP, {})).not.toContain(list);
  });

  it.each<[string, Record<string, string>]>([
    ['allergies', { 'allergies/0/name': 'Allergy is a required field.' }],
    ['medicalConditions', { 'medicalConditions/0/name': 'Condition is a required field.' }],
    ['immunoSuppressants', { 'immunoSuppressants/0/name': 'Medication name is a required field.' }],
    [
      'recentVaccinationDetails',
      {
        'recentVaccinationDetails/0/name': 'Vaccine name is a required field.',
        'recentVaccinationDetails/0/lastTakenDate': 'Date given is a required field.',
      },
    ],
    [
      'bloodProductDetails',
      {
        'bloodProductDetails/0/name': 'Product name is a required field.',
        'bloodProductDetails/0/dose': 'Dose is a required field.',
        'bloodProductDetails/0/lastTakenDate': 'Date given is a required field.',
      },
    ],
  ])('%s left empty gives %j', (list, expected) => {
    expect(findErrors(informing, STEP, without(maximal, list))).toEqual(expected);
    expect(findErrors(informing, STEP, { ...maximal, [list]: [{}] })).toEqual(expected);
  });

  it('complain of each entry by itself', () => {
    const allergies: Json = [{ name: 'Eggs' }, {}, { name: 'Latex' }, { name: '' }];
    expect(findErrors(informing, STEP, { ...maximal, allergies })).toEqual({
      'allergies/1/name': 'Allergy is a required field.',
      'allergies/3/name': 'Allergy is a required field.',
    });
  });

  it.each<[string, string, number]>([
    ['allergies', 'name', 200],
    ['medicalConditions', 'name', 200],
    ['immunoSuppressants', 'name', 200],
    ['recentVaccinationDetails', 'name', 100],
    ['bloodProductDetails', 'name', 100],
    ['bloodProductDetails', 'dose', 60],
  ])('%s: %s takes up to %d characters', (list, field, limit) => {
    const whole = { name: 'x', dose: 'x', lastTakenDate: '2027-02-28' };
    const withLength = (length: number): Answers => ({ ...maximal, [list]: [{ ...whole, [field]: long(length) }] });
    expect(findErrors(informing, STEP, withLength(limit - 1))).toEqual({});
    expect(findErrors(informing, STEP, withLength(limit))).toEqual({});
    expect(findErrors(informing, STEP, withLength(limit + 1))).toEqual({
      [`${list}/0/${field}`]: `Input must be ${limit} characters or less.`,
    });
  });

  it.each<string>(lists.map(([, list]) => list))('%s takes up to 20 entries', (list) => {
    const entries = (count: number): Answers => ({
      ...maximal,
      [list]: Array.from({ length: count }, () => ({ name: 'x', dose: 'x', lastTakenDate: '2027-02-28' })),
    });
    expect(findErrors(informing, STEP, entries(20))).toEqual({});
    expect(findErrors(informing, STEP, entries(21))).toHaveProperty([list]);
  });
});

describe('dates of entries', () => {
  /** Today is 2027-03-01: 28 days before it is 2027-02-01, 365 days before it 2026-03-01. */
  it.each<[string, string, string | undefined]>([
    ['recentVaccinationDetails', '2027-03-02', 'Date must be in the past.'],
    ['recentVaccinationDetails', '2027-03-01', 'Date must be in the past.'],
    ['recentVaccinationDetails', '2027-02-28', undefined],
    ['recentVaccinationDetails', '2027-02-02', undefined],
    ['recentVaccinationDetails', '2027-02-01', undefined],
    ['recentVaccinationDetails', '2027-01-31', 'Date must be within the past 28 days.'],
    ['recentVaccinationDetails', '2027-02-30', INVALID],
    ['recentVaccinationDetails', '2027-13-01', INVALID],
    ['recentVaccinationDetails', '2027-02-32', INVALID],
    ['recentVaccinationDetails', '27-02-01', INVALID],
    ['recentVaccinationDetails', '2027--01', INVALID],
    ['bloodProductDetails', '2027-03-02', 'Date must be in the past.'],
    ['bloodProductDetails', '2027-03-01', 'Date must be in the past.'],
    ['bloodProductDetails', '2026-03-02', undefined],
    ['bloodProductDetails', '2026-03-01', undefined],
    ['bloodProductDetails', '2026-02-28', 'Date must be within the past 365 days.'],
    ['bloodProductDetails', '2026-02-29', INVALID],
  ])('%s: %s gives %s', (list, lastTakenDate, words) => {
    const answers = { ...maximal, [list]: [{ name: 'x', dose: 'x', lastTakenDate }] };
    const expected = words === undefined ? {} : { [`${list}/0/lastTakenDate`]: words };
    expect(findErrors(informing, STEP, answers)).toEqual(expected);
  });

  it('are judged entry by entry', () => {
    const recentVaccinationDetails = [
      { name: 'Flu', lastTakenDate: '2027-02-20' },
      { name: 'Flu', lastTakenDate: '2027-03-02' },
      { name: 'Flu', lastTakenDate: '2026-03-02' },
    ];
    expect(findErrors(informing, STEP, { ...maximal, recentVaccinationDetails })).toEqual({
      'recentVaccinationDetails/1/lastTakenDate': 'Date must be in the past.',
      'recentVaccinationDetails/2/lastTakenDate': 'Date must be within the past 28 days.',
    });
  });

  it('go back as far as the settings say, and the questions say so', async () => {
    const plan = await stepAlone(STEP, { ...settings, recentVaccinationDays: 14, bloodProductDays: 90 });
    const answers = {
      ...maximal,
      recentVaccinationDetails: [{ name: 'Flu', lastTakenDate: '2027-02-14' }],
      bloodProductDetails: [{ name: 'Plasma', dose: '1', lastTakenDate: '2026-11-30' }],
    };
    expect(findErrors(plan, STEP, answers)).toEqual({
      'recentVaccinationDetails/0/lastTakenDate': 'Date must be within the past 14 days.',
      'bloodProductDetails/0/lastTakenDate': 'Date must be within the past 90 days.',
    });
    const fields = plan.steps.at(-1)?.form.pages[3]?.schema.properties;
    expect(fields?.recentVaccines?.title).toContain('In the past 14 days');
    expect(fields?.hadBloodProducts?.title).toContain('In the past 90 days');
  });
});

describe('the request', () => {
  const every = (answer: string): Record<string, Json> => Object.fromEntries(flags.map((flag) => [flag, answer]));

  it('has a Yes or No for each question', () => {
    expect(sent(shipped, STEP, minimal)).toEqual({ questionnaire: every('No') });
  });

  it('has the entries after a yes', () => {
    expect(sent(informing, STEP, maximal)).toEqual({
      questionnaire: {
        ...every('Yes'),
        allergies: ['Eggs', 'Latex'],
        medicalConditions: ['Asthma'],
        immunoSuppressants: ['Prednisone', 'Methotrexate'],
        recentVaccinationDetails: [
          { name: 'Flu', lastTakenDate: '2027-02-10' },
          { name: 'Tetanus', lastTakenDate: '2027-02-20' },
        ],
        bloodProductDetails: [{ name: 'Plasma', dose: '250 ml', lastTakenDate: '2026-09-01' }],
      },
    });
  });

  it('has no entries whose yes was taken back', () => {
    expect(sent(shipped, STEP, { ...maximal, ...minimal })).toEqual({ questionnaire: every('No') });
  });
});
