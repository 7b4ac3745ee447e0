import { describe, expect, it } from 'vitest';
import type { Answers } from '#engine';
import { insurance, typedCarriers } from '../../answers/insurance.ts';
import { withCarriers } from '../../answers/withCarriers.ts';
import { type Line, withLine } from '../fields.ts';
import { findErrors, long, shownFields, stepAlone, without } from '../intake.ts';

/** What is refused, with which words: INSURE-1 to INSURE-10, and the generic texts (FORM-1 to FORM-4). */
const STEP = 'insurance';
const { minimal, maximal, settings } = insurance;
const REQUIRED = 'This is a required field';
const CHOICE = 'A selection is required.';
const CITY = "Please only use letters, hyphens (-), and apostrophes (').";
const ZIP = 'Please enter a valid zip code.';
const most = (n: number): string => `Input must be ${n} characters or less.`;

const levels = ['PRIMARY', 'SECONDARY'] as const;
const secondary = (level: (typeof levels)[number]) => (level === 'SECONDARY' ? 'secondary ' : '');

/** The errors of each policy; those of the second policy name it. */
const policyLines = (secondary: '' | 'secondary '): readonly Line[] => [
  ['insuranceCarrier', 'Choose One', CHOICE],
  ['memberId', undefined, `Enter your ${secondary}member ID.`],
  ['memberId', long(21), 'Member ID must be 20 characters or less.'],
  ['groupNumber', long(31), 'Group Number must be 30 characters or less.'],
  ['relation', undefined, `Choose the patient's relation to the ${secondary}policy holder.`],
  ['relation', 'Choose One', CHOICE],
  ['policyholder-firstName', undefined, `Enter the ${secondary}policy holder's first name.`],
  ['policyholder-firstName', long(51), most(50)],
  ['policyholder-lastName', undefined, `Enter the ${secondary}policy holder's last name.`],
  ['policyholder-lastName', long(51), most(50)],
  ['sexAssignedAtBirth', undefined, `Choose the ${secondary}policy holder's sex assigned at birth.`],
  ['personCode', long(21), most(20)],
  ['sendInvoiceTo', undefined, REQUIRED],
];

/** The errors of what is asked of a carrier that is typed. */
const typedLines = (secondary: '' | 'secondary '): readonly Line[] => [
  ['insuranceCarrierName', undefined, `Enter your ${secondary}insurance carrier.`],
  ['insuranceCarrierName', 'Choose One', `Enter your ${secondary}insurance carrier.`],
  ['insuranceCarrierName', long(101), most(100)],
  ['claimsAddressLineOne', undefined, 'Address Line 1 is a required field.'],
  ['claimsAddressLineOne', long(41), most(40)],
  ['claimsAddressLineTwo', long(41), most(40)],
  ['claimsCity', undefined, 'Enter the city for claims.'],
  ['claimsCity', 'Lexington 2', CITY],
  ['claimsState', undefined, 'Choose the state for claims.'],
  ['claimsZipCode', undefined, 'Enter the ZIP code for claims.'],
  ['claimsZipCode', '4051', ZIP],
];

const plan = await stepAlone(STEP, settings);
const typing = await stepAlone(STEP, { ...settings, carrierOptions: false });
const shipped = await stepAlone(STEP);

describe('words', () => {
  it.each<Line>([
    ['hasPrimaryInsurance', undefined, REQUIRED],
    ['hasMedicaid', undefined, REQUIRED],
    ['hasMedicare', undefined, REQUIRED],
    ['hasSecondaryInsurance', undefined, REQUIRED],
    ['hasReferral', undefined, REQUIRED],
    ...levels.flatMap((level) =>
      policyLines(secondary(level)).map(([name, ...rest]): Line => [`${level}-${name}`, ...rest]),
    ),
  ])('%s: %j gives "%s"', (...line) => {
    const [field, , words] = line;
    expect(findErrors(plan, STEP, withLine(maximal, line))).toEqual({ [field]: words });
  });

  it.each<Line>(
    levels.flatMap((level) =>
      typedLines(secondary(level)).map(([name, ...rest]): Line => [`${level}-${name}`, ...rest]),
    ),
  )('%s of a carrier that is typed: %j gives "%s"', (...line) => {
    const [field, , words] = line;
    expect(findErrors(typing, STEP, withLine(typedCarriers, line))).toEqual({ [field]: words });
  });

  it('says all at once that are due at first', () => {
    expect(findErrors(shipped, STEP, {})).toEqual({
      hasPrimaryInsurance: REQUIRED,
      hasMedicaid: REQUIRED,
      hasMedicare: REQUIRED,
    });
  });

  it.each(levels)('no %s carrier', (level) => {
    expect(findErrors(plan, STEP, without(maximal, `${level}-insuranceCarrier`))).toEqual({
      [`${level}-insuranceCarrier`]: `Choose your ${secondary(level)}insurance carrier.`,
    });
  });

  it('asks for the carrier as text where no options are configured', async () => {
    const own = await stepAlone(STEP, settings, withCarriers());
    expect(findErrors(own, STEP, typedCarriers)).toEqual({});
    expect(shownFields(own, STEP, typedCarriers)).toContain('PRIMARY-insuranceCarrierName');
    expect(shownFields(own, STEP, typedCarriers)).not.toContain('PRIMARY-insuranceCarrier');
  });

  it('asks for the carrier in a list where one option is configured', async () => {
    const own = await stepAlone(STEP, settings, withCarriers('Aetna'));
    expect(shownFields(own, STEP, typedCarriers)).toContain('PRIMARY-insuranceCarrier');
    expect(shownFields(own, STEP, typedCarriers)).not.toContain('PRIMARY-insuranceCarrierName');
  });

  it.each([
    ['socialSecurityNumber', '12-34', 'Input must be valid.'],
    ['socialSecurityNumber', '12345678', 'Input must be valid.'],
    ['socialSecurityNumber', '1234567890', 'Input must be valid.'],
    ['stateId', long(41), most(40)],
  ])('an uninsured guest: %s %s gives "%s"', (field, wrong, words) => {
    expect(findErrors(plan, STEP, { ...minimal, hasReferral: true, [field]: wrong })).toEqual({ [field]: words });
  });
});

describe('valid answers', () => {
  it.each<[string, Answers]>([
    ['the most', maximal],
    ['only one level', { ...maximal, hasSecondaryInsurance: false }],
    ['a state-issued ID', { ...minimal, hasReferral: false, stateId: long(40) }],
    ['a Social Security Number', { ...minimal, hasReferral: false, socialSecurityNumber: '123456789' }],
    ['a Social Security Number with hyphens', { ...minimal, hasReferral: false, socialSecurityNumber: '123-45-6789' }],
    ...levels.flatMap((level): [string, Answers][] => [
      ...['groupNumber', 'personCode'].map((name): [string, Answers] => [
        `no ${level} ${name}`,
        without(maximal, `${level}-${name}`),
      ]),
      ...(
        [
          ['memberId', 19],
          ['memberId', 20],
          ['groupNumber', 29],
          ['groupNumber', 30],
          ['policyholder-firstName', 50],
          ['personCode', 20],
        ] as const
      ).map(([name, length]): [string, Answers] => [
        `${length} characters of ${level} ${name}`,
        { ...maximal, [`${level}-${name}`]: long(length) },
      ]),
    ]),
  ])('%s', (_name, answers) => {
    expect(findErrors(plan, STEP, answers)).toEqual({});
  });

  it.each(levels)('of a %s carrier that is typed', (level) => {
    expect(findErrors(typing, STEP, typedCarriers)).toEqual({});
    expect(findErrors(typing, STEP, without(typedCarriers, `${level}-claimsAddressLineTwo`))).toEqual({});
    for (const [name, length] of [
      ['insuranceCarrierName', 100],
      ['claimsAddressLineOne', 40],
      ['claimsAddressLineTwo', 40],
    ] as const)
      expect(findErrors(typing, STEP, { ...typedCarriers, [`${level}-${name}`]: long(length) })).toEqual({});
  });

  it('the least', () => {
    expect(findErrors(shipped, STEP, minimal)).toEqual({});
  });
});
