import { describe, expect, it } from 'vitest';
import type { Answers, JsonObject } from '#engine';
import { findField, type Line, withLine } from '../../forms/fields.ts';
import { context, findErrors, shownFields, stepAlone } from '../../forms/intake.ts';

/** PRESCREEN-18 to PRESCREEN-20. Today is 1 March 2027. */
const STEP = 'dietitianPrescreen';
const REQUIRED = 'This is a required field';
const CHOICE = 'A selection is required.';
const EARLY = 'Date must be on or after 03/04/2027.';
const LATE = 'Date must be on or before 05/30/2027.';
const NOT_LICENSED =
  'Our dietitians are not licensed in this state yet. Please choose another state if you will be there during the visit.';
const NO_PROGRAM =
  'We can only book nutrition visits for guests whose Medicaid coverage is from one of these programs.';

const situation: JsonObject = {
  ...context,
  licensureStates: [
    { value: 'OH', title: 'Ohio' },
    { value: 'KY', title: 'Kentucky' },
    { value: 'NY', title: 'New York' },
  ],
  unlicensedStates: ['NY'],
};

const valid: Answers = {
  dietitianDate: '2027-03-15',
  dietitianState: 'OH',
  dietitianTimeZone: 'ET',
  hasMedicaid: true,
  hasMedicaidProgram: 'State Medicaid (fee-for-service)',
};

const plan = await stepAlone(STEP);

const said = (answers: Answers, around = situation) => findErrors(plan, STEP, answers, around);

describe('words', () => {
  it.each<Line>([
    ['dietitianDate', undefined, 'Enter the appointment date.'],
    ['dietitianDate', '2027-02-30', 'Date is invalid'],
    ['dietitianDate', '2027-13-01', 'Value must be in MM format'],
    ['dietitianDate', '2027-02-28', EARLY],
    ['dietitianDate', '2027-03-01', EARLY],
    ['dietitianDate', '2027-03-03', EARLY], // 2 days ahead
    ['dietitianDate', '2027-05-31', LATE], // 91 days ahead
    ['dietitianDate', '2028-03-15', LATE],
    ['dietitianState', undefined, 'Choose your state.'],
    ['dietitianState', 'Choose One', CHOICE],
    ['dietitianState', 'HI', CHOICE],
    ['dietitianState', 'NY', NOT_LICENSED],
    ['dietitianTimeZone', undefined, 'Choose your time zone.'],
    ['dietitianTimeZone', 'EST', CHOICE],
    ['hasMedicaid', undefined, REQUIRED],
    ['hasMedicaidProgram', undefined, REQUIRED],
    ['hasMedicaidProgram', 'No', NO_PROGRAM],
  ])('%s: %j gives "%s"', (...line) => {
    const [field, , words] = line;
    const answers =
      field === 'hasMedicaid' ? withLine({ ...valid, hasMedicaidProgram: '' }, line) : withLine(valid, line);
    expect(said(answers)).toEqual({ [field]: words });
  });

  it('says all at once that are due at first', () => {
    expect(said({})).toEqual({
      dietitianDate: 'Enter the appointment date.',
      dietitianState: 'Choose your state.',
      dietitianTimeZone: 'Choose your time zone.',
      hasMedicaid: REQUIRED,
    });
  });

  it('takes no state as long as nobody knows where dietitians are licensed', () => {
    const { unlicensedStates: _, ...unknown } = situation;
    expect(said(valid, unknown)).toEqual({ dietitianState: NOT_LICENSED });
  });
});

describe('valid answers', () => {
  it.each<[string, Answers]>([
    ['3 days ahead', { dietitianDate: '2027-03-04' }],
    ['4 days ahead', { dietitianDate: '2027-03-05' }],
    ['89 days ahead', { dietitianDate: '2027-05-29' }],
    ['90 days ahead', { dietitianDate: '2027-05-30' }],
    ['another licensed state', { dietitianState: 'KY' }],
    ['no Medicaid', { hasMedicaid: false }],
    ['no Medicaid, and "No" from before', { hasMedicaid: false, hasMedicaidProgram: 'No' }],
    ['managed care', { hasMedicaidProgram: 'Medicaid managed care plan' }],
    ['children', { hasMedicaidProgram: "Children's Health Insurance Program (CHIP)" }],
  ])('%s', (_what, part) => {
    expect(said({ ...valid, ...part })).toEqual({});
  });

  it.each(['ET', 'CT', 'MT', 'MST', 'PT', 'AKT', 'HT'])('time zone %s', (dietitianTimeZone) => {
    expect(said({ ...valid, dietitianTimeZone })).toEqual({});
  });

  it('are all time zones that are offered', () => {
    expect(findField(plan, 'dietitianTimeZone')?.oneOf?.map((choice) => choice.title)).toEqual([
      'Eastern Time (ET)',
      'Central Time (CT)',
      'Mountain Time (MT)',
      'Mountain Standard Time, Arizona (MST)',
      'Pacific Time (PT)',
      'Alaska Time (AKT)',
      'Hawaii Time (HT)',
    ]);
  });

  it('follow other limits that a prescreen sets', async () => {
    const own = await stepAlone(STEP, { earliestDays: 1, latestDays: 2 });
    const on = (dietitianDate: string) => findErrors(own, STEP, { ...valid, dietitianDate }, situation);
    expect(on('2027-03-01')).toEqual({ dietitianDate: 'Date must be on or after 03/02/2027.' });
    expect(on('2027-03-02')).toEqual({});
    expect(on('2027-03-03')).toEqual({});
    expect(on('2027-03-04')).toEqual({ dietitianDate: 'Date must be on or before 03/03/2027.' });
  });
});

describe('conditions', () => {
  const first = ['dietitianDate', 'dietitianState', 'dietitianTimeZone', 'hasMedicaid'];

  it.each<[Answers, readonly string[]]>([
    [{}, first],
    [{ hasMedicaid: false }, first],
    [{ hasMedicaid: true }, [...first, 'hasMedicaidProgram']],
  ])('with %j it asks %j', (answers, expected) => {
    expect(shownFields(plan, STEP, answers, situation)).toEqual(expected);
  });
});
