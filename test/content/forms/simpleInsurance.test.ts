import { describe, expect, it } from 'vitest';
import type { Answers } from '#engine';
import { simpleInsurance } from '../answers/simpleInsurance.ts';
import { withCarriers } from '../answers/withCarriers.ts';
import { findField, type Line, withLine } from './fields.ts';
import { findErrors, long, sent, shownFields, stepAlone, without } from './intake.ts';

/** INSURE-11, INSURE-12, and the generic texts (FORM-1 to FORM-4). */
const STEP = 'simpleInsurance';
const { minimal, maximal } = simpleInsurance;
const REQUIRED = 'This is a required field';
const CHOICE = 'A selection is required.';
const most = (n: number): string => `Input must be ${n} characters or less.`;

const plan = await stepAlone(STEP);

const shown = (answers: Answers): readonly string[] => shownFields(plan, STEP, answers);

describe('words', () => {
  it.each<Line>([
    ['hasPrimaryInsurance', undefined, REQUIRED],
    ['hasMedicare', undefined, REQUIRED],
    ['hasMedicaid', undefined, REQUIRED],
    ['insuranceCarrier', undefined, 'Choose your insurance carrier.'],
    ['insuranceCarrier', 'Choose One', CHOICE],
    ['cardholderIdNumber', undefined, 'Enter your member ID.'],
    ['cardholderIdNumber', long(21), 'Member ID must be 20 characters or less.'],
    ['groupNumber', long(31), 'Group Number must be 30 characters or less.'],
  ])('%s: %j gives "%s"', (...line) => {
    const [field, , words] = line;
    expect(findErrors(plan, STEP, withLine(maximal, line))).toEqual({ [field]: words });
  });

  it('says all at once that are due at first', () => {
    expect(findErrors(plan, STEP, {})).toEqual({
      hasPrimaryInsurance: REQUIRED,
      hasMedicare: REQUIRED,
      hasMedicaid: REQUIRED,
    });
  });

  it.each([
    ['socialSecurityNumber', '12-34', 'Input must be valid.'],
    ['socialSecurityNumber', '12345678', 'Input must be valid.'],
    ['socialSecurityNumber', '1234567890', 'Input must be valid.'],
    ['stateIssuedId', long(41), most(40)],
  ])('an uninsured guest: %s %s gives "%s"', (field, wrong, words) => {
    expect(findErrors(plan, STEP, { ...minimal, [field]: wrong })).toEqual({ [field]: words });
  });

  it('the carrier is a required text where there are no options', async () => {
    const own = await stepAlone(STEP, { carrierOptions: false });
    const named = { ...maximal, insuranceCarrierName: 'Acme' };
    expect(findErrors(own, STEP, maximal)).toEqual({ insuranceCarrierName: 'Enter your insurance carrier.' });
    expect(findErrors(own, STEP, named)).toEqual({});
    expect(findErrors(own, STEP, { ...named, insuranceCarrierName: long(100) })).toEqual({});
    expect(findErrors(own, STEP, { ...named, insuranceCarrierName: long(101) })).toEqual({
      insuranceCarrierName: most(100),
    });
    expect(shownFields(own, STEP, named)).not.toContain('insuranceCarrier');
  });
});

it.each([
  [[], 'insuranceCarrierName'],
  [['Aetna'], 'insuranceCarrier'],
])('with the configured carriers %j it asks %s', async (carriers, field) => {
  const own = await stepAlone(STEP, {}, withCarriers(...carriers));
  const asked = shownFields(own, STEP, { hasPrimaryInsurance: true });
  expect(asked.filter((name) => name.startsWith('insuranceCarrier'))).toEqual([field]);
});

describe('valid answers', () => {
  it.each<[string, Answers]>([
    ['the least', minimal],
    ['the most', maximal],
    ['no group number', without(maximal, 'groupNumber')],
    ['19 characters of the member ID', { ...maximal, cardholderIdNumber: long(19) }],
    ['20 characters of the member ID', { ...maximal, cardholderIdNumber: long(20) }],
    ['29 characters of the group number', { ...maximal, groupNumber: long(29) }],
    ['30 characters of the group number', { ...maximal, groupNumber: long(30) }],
    ['40 characters of a state-issued ID', { ...minimal, stateIssuedId: long(40) }],
    ['a Social Security Number', { ...minimal, socialSecurityNumber: '123456789' }],
    ['a Social Security Number with hyphens', { ...minimal, socialSecurityNumber: '123-45-6789' }],
  ])('%s', (_name, answers) => {
    expect(findErrors(plan, STEP, answers)).toEqual({});
  });
});

describe('conditions', () => {
  const first = ['hasPrimaryInsurance', 'hasMedicare', 'hasMedicaid'];

  it.each<[Answers, readonly string[]]>([
    [{}, first],
    [{ hasPrimaryInsurance: true }, [...first, 'insuranceCarrier', 'cardholderIdNumber', 'groupNumber']],
    [{ hasPrimaryInsurance: false }, first],
    [{ hasPrimaryInsurance: false, hasMedicaid: false }, first],
    [minimal, [...first, 'stateIssuedId', 'socialSecurityNumber']],
    [{ ...minimal, hasMedicare: true }, first],
    [{ ...minimal, hasMedicaid: true }, first],
  ])('with %j it asks %j', (answers, expected) => {
    expect(shown(answers)).toEqual(expected);
  });
});

describe('settings', () => {
  it.each([
    ['carrier', { hasPrimaryInsurance: true }, ['insuranceCarrier']],
    ['stateIssuedId', minimal, ['stateIssuedId']],
    ['socialSecurityNumber', minimal, ['socialSecurityNumber']],
  ])('%s is on by default; off it takes away exactly its field', async (setting, answers, fields) => {
    const turned = shownFields(await stepAlone(STEP, { [setting]: false }), STEP, answers);
    expect(shown(answers).filter((field) => !turned.includes(field))).toEqual(fields);
    expect(turned.filter((field) => !shown(answers).includes(field))).toEqual([]);
  });

  it('no carrier is asked as text either once the carrier is off', async () => {
    const own = await stepAlone(STEP, { carrier: false, carrierOptions: false });
    expect(findErrors(own, STEP, without(maximal, 'insuranceCarrier'))).toEqual({});
    expect(shownFields(own, STEP, maximal)).not.toContain('insuranceCarrierName');
  });
});

describe('the ui options', () => {
  it('places the carriers under Choose One', () => {
    expect(plan.steps.at(-1)?.form.pages[0]?.uiSchema.insuranceCarrier).toMatchObject({
      'ui:widget': 'select',
      'ui:placeholder': 'Choose One',
    });
  });

  it.each(['stateIssuedId', 'socialSecurityNumber'])('says that a state-issued ID is preferred: %s', (name) => {
    const help = plan.steps.at(-1)?.form.pages[0]?.uiSchema[name];
    expect(`${findField(plan, name)?.description} ${JSON.stringify(help)}`).toMatch(/is preferred|no state-issued ID/);
  });
});

describe('the request', () => {
  const uninsured = { hasInsurance: 'No', hasMedicare: 'No', hasMedicaid: 'No' };

  it('has every answer', () => {
    expect(sent(plan, STEP, maximal)).toEqual({
      insuranceInfo: {
        hasInsurance: 'Yes',
        hasMedicare: 'Yes',
        hasMedicaid: 'Yes',
        insuranceProgramTypes: ['MEDICARE', 'MEDICAID'],
        primaryInsurance: { companyName: 'Aetna', memberId: 'x'.repeat(20), groupNumber: 'x'.repeat(30) },
      },
    });
  });

  it.each([
    ['MEDICARE', { hasMedicare: true }, { hasMedicare: 'Yes', hasMedicaid: 'No' }],
    ['MEDICAID', { hasMedicaid: true }, { hasMedicare: 'No', hasMedicaid: 'Yes' }],
  ])('tells the program %s by its own yes', (program, answers, expected) => {
    expect(sent(plan, STEP, { ...minimal, ...answers })).toEqual({
      insuranceInfo: { hasInsurance: 'No', ...expected, insuranceProgramTypes: [program] },
    });
  });

  it('has what identifies an uninsured guest', () => {
    expect(sent(plan, STEP, { ...minimal, stateIssuedId: 'OH123', socialSecurityNumber: '123-45-6789' })).toEqual({
      basicInfo: { stateIssuedId: 'OH123' },
      insuranceInfo: { ...uninsured, socialSecurityNumber: '123-45-6789' },
    });
  });

  it('has nothing of an insurance that was taken back', () => {
    expect(sent(plan, STEP, { ...maximal, ...minimal })).toEqual({ insuranceInfo: uninsured });
  });

  it('has no identification of a guest who has an insurance after all', () => {
    const identified = { stateIssuedId: 'OH123', socialSecurityNumber: '123-45-6789' };
    expect(JSON.stringify(sent(plan, STEP, { ...minimal, ...identified, hasMedicare: true }))).not.toMatch(
      /OH123|6789/,
    );
  });

  it('has a carrier that was told as text', async () => {
    const own = await stepAlone(STEP, { carrierOptions: false });
    const answers = { ...maximal, insuranceCarrierName: 'Acme Health' };
    expect(sent(own, STEP, answers)).toHaveProperty('insuranceInfo.primaryInsurance.companyName', 'Acme Health');
  });
});
