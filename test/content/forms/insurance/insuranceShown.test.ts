import { describe, expect, it } from 'vitest';
import { type Answers, pathFor } from '#engine';
import { insurance, typedCarriers } from '../../answers/insurance.ts';
import { findField } from '../fields.ts';
import { context, lastStep, onPages, shownFields, stepAlone } from '../intake.ts';

/** INSURE-1 to INSURE-10: what is asked, when, and with which options. */
const STEP = 'insurance';
const { minimal } = insurance;

const levels = ['PRIMARY', 'SECONDARY'] as const;
const claimsAddress = ['claimsAddressLineOne', 'claimsAddressLineTwo', 'claimsCity', 'claimsState', 'claimsZipCode'];
/** The address that the entry of the chosen carrier has. Nobody types it. */
const carrierAddress = claimsAddress.map((name) => name.replace('claims', 'carrier'));
/** The policy holder as another person, and as the patient. */
const holder = ['policyholder-firstName', 'policyholder-lastName', 'sexAssignedAtBirth'];
const patient = ['patient-firstName', 'patient-lastName', 'patient-sexAssignedAtBirth'];
const details = ['insuranceCarrier', 'memberId', 'groupNumber', 'relation', 'personCode', 'sendInvoiceTo'];

const shipped = await stepAlone(STEP);

const shown = (answers: Answers): readonly string[] => shownFields(shipped, STEP, answers);

describe('conditions', () => {
  const first = ['hasPrimaryInsurance', 'hasMedicaid', 'hasMedicare'];
  const named = (level: string, names: readonly string[]) => names.map((name) => `${level}-${name}`);

  it('asks three questions at first', () => {
    expect(shown({})).toEqual(first);
  });

  it('asks an insured guest for the policy', () => {
    expect(shown({ hasPrimaryInsurance: true })).toEqual([
      ...first,
      ...named('PRIMARY', details),
      'hasSecondaryInsurance',
    ]);
  });

  it('asks for a second policy once it is added, and no more once it is removed', () => {
    const added = { hasPrimaryInsurance: true, hasSecondaryInsurance: true };
    expect(shown(added)).toEqual([
      ...first,
      ...named('PRIMARY', details),
      'hasSecondaryInsurance',
      ...named('SECONDARY', details),
    ]);
    expect(shown({ ...added, hasSecondaryInsurance: false })).not.toContain('SECONDARY-memberId');
    expect(shown({ ...added, hasPrimaryInsurance: false })).toEqual(first);
  });

  it.each(levels)('asks for the %s policy holder once the relation is known', (level) => {
    const asked = (relation: string) =>
      shown({ hasPrimaryInsurance: true, hasSecondaryInsurance: true, [`${level}-relation`]: relation }).filter(
        (field) => named(level, [...holder, ...patient]).includes(field),
      );
    expect(asked('Spouse')).toEqual(named(level, holder));
    expect(asked('Self')).toEqual(named(level, patient));
  });

  it.each(levels)('shows the %s claims address of a chosen carrier that has one, and asks for none', (level) => {
    const added = (name: string) =>
      shown({ hasPrimaryInsurance: true, hasSecondaryInsurance: true, [`${level}-insuranceCarrier`]: name }).filter(
        (field) => /claims|carrier/.test(field),
      );
    expect(added('Aetna')).toEqual(named(level, carrierAddress));
    for (const name of ['Cigna', 'UnitedHealthcare'])
      expect(added(name)).toEqual(named(level, carrierAddress).filter((field) => !/LineTwo/.test(field)));
    for (const name of ['Humana', 'Other', 'Choose One']) expect(added(name)).toEqual([]);
  });

  it('asks for the claims address of a carrier that is typed', async () => {
    const typing = await stepAlone(STEP, { carrierOptions: false });
    const asked = shownFields(typing, STEP, typedCarriers).filter((field) => /claims|carrier/.test(field));
    expect(asked).toEqual(levels.flatMap((level) => named(level, claimsAddress)));
  });

  it.each<[Answers, readonly string[]]>([
    [minimal, ['stateId', 'socialSecurityNumber']],
    [{ ...minimal, hasPrimaryInsurance: true }, []],
    [{ ...minimal, hasMedicaid: true }, []],
    [{ ...minimal, hasMedicare: true }, []],
    [{ hasPrimaryInsurance: false, hasMedicaid: false }, []],
  ])('with %j an ID is asked: %j', (answers, expected) => {
    expect(shown(answers).filter((field) => ['stateId', 'socialSecurityNumber'].includes(field))).toEqual(expected);
  });
});

describe('settings', () => {
  it.each([
    ['referral', false, minimal, ['hasReferral']],
    ['stateId', true, minimal, ['stateId']],
    ['socialSecurityNumber', true, minimal, ['socialSecurityNumber']],
  ] as const)('%s is on by default: %s, and changes exactly its fields', async (setting, on, answers, fields) => {
    const turned = shownFields(await stepAlone(STEP, { [setting]: !on }), STEP, answers);
    const [more, less] = on ? [shown(answers), turned] : [turned, shown(answers)];
    expect(more.filter((field) => !less.includes(field))).toEqual(fields);
    expect(less.filter((field) => !more.includes(field))).toEqual([]);
  });
});

describe('options', () => {
  it.each(levels)('of the %s policy', (level) => {
    const choices = (name: string) => findField(shipped, `${level}-${name}`)?.enum;
    expect(choices('relation')).toEqual(['Self', 'Spouse', 'Child']);
    expect(choices('sendInvoiceTo')).toEqual(['Policy Holder', 'Patient']);
    expect(choices('sexAssignedAtBirth')).toEqual(['Male', 'Female']);
  });

  it('are placed under Choose One, and the second policy behind Add and Remove', () => {
    const look = lastStep(shipped).form.pages[0]?.uiSchema ?? {};
    for (const level of levels)
      for (const name of ['insuranceCarrier', 'relation', 'claimsState'])
        expect(look[`${level}-${name}`]).toMatchObject({ 'ui:widget': 'select', 'ui:placeholder': 'Choose One' });
    expect(look.hasSecondaryInsurance).toEqual({
      'ui:widget': 'toggle',
      'ui:on': 'Add secondary insurance',
      'ui:off': 'Remove secondary insurance',
    });
    expect(findField(shipped, 'hasSecondaryInsurance')?.default).toBe(false);
  });

  it('do not mark the second policy as something that everybody needs', () => {
    const answers = onPages(shipped, STEP, { hasPrimaryInsurance: true, hasSecondaryInsurance: false });
    expect(pathFor(shipped, answers, context)[0]?.required).not.toContain('hasSecondaryInsurance');
  });
});
