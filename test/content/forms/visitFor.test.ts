import { describe, expect, it } from 'vitest';
import { type Answers, buildPayload, initialState, pathFor, reduce, type WizardState } from '#engine';
import { encoders } from '../../../app/journey/index.ts';
import { patientDetails } from '../answers/patientDetails.ts';
import { inPerson, onPages, context as usual } from './intake.ts';

/** What follows from who the visit is for, on the pages after it. */
const plan = await inPerson();
const context = { ...usual, reasons: [{ value: 'cough', title: 'Cough' }] };

/** The wizard after these answers, given page by page. */
function give(given: Readonly<Record<string, Answers>>, start = initialState(plan, context)): WizardState {
  return Object.entries(given)
    .flatMap(([step, answers]) =>
      Object.entries(onPages(plan, step, answers)[step] ?? {}).map((page) => [step, ...page] as const),
    )
    .reduce(
      (state, [step, page, answers]) =>
        reduce(
          plan,
          state,
          { type: 'edit', step, page, answers: { ...state.answers[step]?.[page], ...answers } },
          context,
        ),
      start,
    );
}

const visitOf = (visitFor: string) => ({ patientDetails: { ...patientDetails.minimal, visitFor } });
const signed = ({ answers }: WizardState) => answers.financialConsent?.signature ?? {};
const insured = ({ answers }: WizardState) => answers.insurance?.insurance ?? {};
const request = ({ answers }: WizardState) =>
  buildPayload(
    plan,
    answers,
    context,
    encoders(() => new Date()),
  );

/** The required questions that nothing is filled in at. */
const open = ({ answers }: WizardState): readonly string[] =>
  pathFor(plan, answers, context).flatMap(({ step, page, required }) =>
    required.filter((name) => answers[step.id]?.[page.name]?.[name] === undefined),
  );

describe('a visit for the guest', () => {
  const state = give(visitOf('Me'));

  it('is signed by the patient, whose name is not filled in', () => {
    expect(signed(state)).toEqual({ relationshipWithPatient: 'Self', responsiblePartySameContact: false });
  });

  it('leaves open whose insurance it is, and takes the name of a patient who holds the policy', () => {
    const answered = give({ insurance: { hasPrimaryInsurance: true } }, state);
    expect(insured(answered)).not.toHaveProperty('PRIMARY-relation');
    const own = give({ insurance: { 'PRIMARY-relation': 'Self' } }, answered);
    expect(insured(own)).toMatchObject({
      'PRIMARY-policyholder-firstName': 'Ada',
      'PRIMARY-policyholder-lastName': 'Lovelace',
      'PRIMARY-sexAssignedAtBirth': 'Female',
    });
    expect(insured(give({ insurance: { 'PRIMARY-relation': 'Spouse' } }, own))).not.toHaveProperty(
      'PRIMARY-policyholder-firstName',
    );
  });

  it('is not sent', () => {
    expect(JSON.stringify(request(state))).not.toContain('"Me"');
  });
});

describe("a visit for the guest's child", () => {
  const state = give({ ...visitOf('My child'), insurance: { hasPrimaryInsurance: true } });

  it('is signed by a parent, at the address and phone number of the patient', () => {
    expect(signed(state)).toEqual({ relationshipWithPatient: 'Child', responsiblePartySameContact: true });
    expect(request(state)).toMatchObject({
      consentDetails: {
        signature: {
          guardianDetails: {
            relationshipWithPatient: 'Child',
            phoneNumber: '513-555-0142',
            address: {
              addressLines: ['1 Vine Street'],
              cityTown: 'Cincinnati',
              stateProvince: 'OH',
              postalCode: '45202',
              county: 'Hamilton',
            },
          },
        },
      },
    });
  });

  it('is insured as a child, whose policy holder gets the invoice', () => {
    expect(insured(state)).toMatchObject({ 'PRIMARY-relation': 'Child', 'PRIMARY-sendInvoiceTo': 'Policy Holder' });
    expect(insured(state)).not.toHaveProperty('PRIMARY-policyholder-firstName');
  });

  it('takes another address of the parent', () => {
    const other = give({ financialConsent: { responsiblePartySameContact: false } }, state);
    expect(open(other)).toContain('responsiblePartyCity');
    const typed = give({ financialConsent: { responsiblePartyCity: 'Dayton' } }, other);
    expect(request(typed)).toMatchObject({
      consentDetails: { signature: { guardianDetails: { address: { cityTown: 'Dayton' } } } },
    });
  });
});

describe('a visit for someone else', () => {
  it('fills in nothing', () => {
    const state = give({ ...visitOf('Someone else'), insurance: { hasPrimaryInsurance: true } });
    expect(signed(state)).toEqual({ responsiblePartySameContact: false });
    expect(insured(state)).toEqual({ hasPrimaryInsurance: true, hasSecondaryInsurance: false });
  });
});

it('changes with the answer what the guest has not changed', () => {
  const child = give(visitOf('My child'));
  expect(signed(give(visitOf('Me'), child))).toMatchObject({ relationshipWithPatient: 'Self' });
  const spouse = give({ financialConsent: { relationshipWithPatient: 'Spouse' } }, child);
  expect(signed(give(visitOf('Me'), spouse))).toMatchObject({ relationshipWithPatient: 'Spouse' });
});

describe('the answers that a guest has to give in person', () => {
  // The ZIP code fills in the others.
  const filled = { city: 'Cincinnati', state: 'OH', county: 'Hamilton' };
  const uninsured = { hasPrimaryInsurance: false, hasMedicaid: false, hasMedicare: false };
  it.each([
    ['an adult without insurance', 'Me', uninsured, 27],
    ['an insured child', 'My child', { ...uninsured, hasPrimaryInsurance: true }, 36],
  ])('for %s are as few as possible', (_who, visitFor, insurance, count) => {
    const person = { visitFor, addressLineOne: '1 Vine Street' };
    const given = Object.keys({ ...person, ...insurance }).length;
    expect(given + open(give({ patientDetails: { ...person, ...filled }, insurance })).length).toBe(count);
  });
});
