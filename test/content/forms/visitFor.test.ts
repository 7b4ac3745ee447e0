import { describe, expect, it } from 'vitest';
import { type Answers, buildPayload, initialState, pathFor, reduce, validatePage, type WizardState } from '#engine';
import { encoders } from '../../../app/journey/index.ts';
import { readPath } from '../../../engine/core/json/pointer.ts';
import { patientDetails } from '../answers/patientDetails.ts';
import { inPerson, onPages, shownFields, context as usual } from './intake.ts';

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

/** Whom the clinic is told that the signer is to the patient. */
const sentRelationship = (state: WizardState) =>
  readPath(request(state), ['consentDetails', 'signature', 'guardianDetails', 'relationshipWithPatient']);

const held = (primaryInsurance: object) => ({ insuranceInfo: { primaryInsurance } });

/** The required questions that nothing is filled in at. */
const open = ({ answers }: WizardState): readonly string[] =>
  pathFor(plan, answers, context).flatMap(({ step, page, required }) =>
    required.filter((name) => answers[step.id]?.[page.name]?.[name] === undefined),
  );

describe('a visit for the guest', () => {
  const state = give(visitOf('Me'));

  it('is signed by the patient, whose name is not filled in', () => {
    expect(sentRelationship(state)).toBe('Self');
    expect(signed(state)).toEqual({ responsiblePartySameContact: false });
  });

  it('leaves open whose insurance it is, and takes the name of a patient who holds the policy', () => {
    const answered = give({ insurance: { hasPrimaryInsurance: true } }, state);
    expect(insured(answered)).not.toHaveProperty('PRIMARY-relation');
    const own = give({ insurance: { 'PRIMARY-relation': 'Self' } }, answered);
    expect(request(own)).toMatchObject(
      held({ relation: 'Self', firstName: 'Ada', lastName: 'Lovelace', sex: 'Female' }),
    );
    const spouse = give({ insurance: { 'PRIMARY-relation': 'Spouse' } }, own);
    expect(request(spouse)).not.toMatchObject(held({ firstName: 'Ada' }));
  });

  it('sends no name that was typed for another policy holder, and keeps it', () => {
    const typed = { 'PRIMARY-relation': 'Spouse', 'PRIMARY-policyholder-firstName': 'William' };
    const spouse = give({ insurance: { hasPrimaryInsurance: true, ...typed } }, state);
    const own = give({ insurance: { 'PRIMARY-relation': 'Self' } }, spouse);
    expect(request(own)).toMatchObject(held({ firstName: 'Ada' }));
    const back = give({ insurance: { 'PRIMARY-relation': 'Spouse' } }, own);
    expect(request(back)).toMatchObject(held({ firstName: 'William' }));
  });

  it('does not take for granted that a patient under 18 signs', () => {
    const young = { ...visitOf('Me').patientDetails, dateOfBirth: '2019-05-17' };
    const minor = give({ patientDetails: young });
    expect(sentRelationship(minor)).toBeUndefined();
    expect(open(minor)).toContain('relationshipWithPatient');
    expect(shownFields(plan, 'patientDetails', young)).toContain('visitForMinor');
    expect(shownFields(plan, 'patientDetails', visitOf('Me').patientDetails)).not.toContain('visitForMinor');
  });

  it('is not sent', () => {
    expect(JSON.stringify(request(state))).not.toContain('"Me"');
  });
});

describe("a visit for the guest's child", () => {
  const state = give({ ...visitOf('My child'), insurance: { hasPrimaryInsurance: true } });

  it('is signed by a parent, at the address and phone number of the patient', () => {
    expect(signed(state)).toEqual({ responsiblePartySameContact: true });
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
    expect(request(state)).not.toHaveProperty('insuranceInfo.primaryInsurance');
  });
});

it('changes with the answer what it implies, and keeps what it does not', () => {
  const child = give(visitOf('My child'));
  expect(sentRelationship(give(visitOf('Me'), child))).toBe('Self');
  const spouse = give({ financialConsent: { relationshipWithPatient: 'Spouse' } }, give(visitOf('Someone else')));
  expect(sentRelationship(spouse)).toBe('Spouse');
  const back = give(visitOf('Someone else'), give(visitOf('My child'), spouse));
  expect(sentRelationship(back)).toBe('Spouse');
  const own = give({ insurance: { hasPrimaryInsurance: true, 'PRIMARY-relation': 'Self' } }, give(visitOf('Me')));
  expect(insured(give(visitOf('My child'), own))).toMatchObject({ 'PRIMARY-relation': 'Child' });
  expect(insured(give(visitOf('Someone else'), own))).toMatchObject({ 'PRIMARY-relation': 'Self' });
});

it.each([
  ['Me', '1990-05-17', false, ['Self']],
  ['Me', '2019-05-17', true, ['Self', 'Spouse', 'Child']],
  ['My child', '2019-05-17', false, ['Child']],
  ['Someone else', '1990-05-17', true, ['Spouse', 'Child']],
])('of a visit for "%s", born %s, asks who signs: %j, and sends %j', (visitFor, dateOfBirth, isAsked, fitting) => {
  const state = give({ patientDetails: { ...patientDetails.minimal, visitFor, dateOfBirth } });
  expect(open(state).includes('relationshipWithPatient')).toBe(isAsked);
  const sendable = ['Self', 'Spouse', 'Child'].flatMap((relationshipWithPatient) => {
    const given = give({ financialConsent: { relationshipWithPatient } }, state);
    const view = pathFor(plan, given.answers, context).find(({ page }) => page.name === 'signature');
    const violations = view === undefined ? [] : validatePage(view, signed(given));
    return violations.some(({ path }) => path === '/relationshipWithPatient') ? [] : [sentRelationship(given)];
  });
  expect([...new Set(sendable)]).toEqual(fitting);
});

it.each([
  ['Me', 'Do you have primary insurance?', 'Do you take medications?'],
  ['My child', 'Does your child have primary insurance?', 'Does your child take medications?'],
  ['Someone else', 'Does the patient have primary insurance?', 'Does the patient take medications?'],
])('asks about the patient of a visit for "%s" in the words that fit: %s', (visitFor, insurance, medications) => {
  const titles = pathFor(plan, give(visitOf(visitFor)).answers, context).flatMap(({ page }) =>
    Object.values(page.schema.properties).map(({ title }) => title),
  );
  expect(titles).toEqual(expect.arrayContaining([insurance, medications]));
});

it.each([
  ['Me', 'my plan does not cover', 'necessary or advisable for my condition'],
  ['My child', "my child's plan does not cover", "necessary or advisable for my child's condition"],
  ['Someone else', "the patient's plan does not cover", "necessary or advisable for the patient's condition"],
])('asks the consents for a visit for "%s" with "%s"', (visitFor, plans, condition) => {
  const texts = pathFor(plan, give(visitOf(visitFor)).answers, context).flatMap(({ page: { schema } }) => [
    schema.description,
    ...Object.values(schema.properties).map(({ description }) => description),
  ]);
  expect(texts.join()).toContain(plans);
  expect(texts.join()).toContain(condition);
});

it("has the patient's name signed anew once it is another", () => {
  const signedAs = (state: WizardState) => signed(state).patientLegalName;
  const state = give({ financialConsent: { patientLegalName: 'Ada King Lovelace' } }, give(visitOf('Me')));
  expect(signedAs(give({ patientDetails: { preferredName: 'A' } }, state))).toBe('Ada King Lovelace');
  const other = give({ patientDetails: { firstName: 'Ava' } }, state);
  expect(signedAs(other)).toBeUndefined();
  expect(open(other)).toContain('patientLegalName');
});

it('shows the patient to whoever signs, as the name is now', () => {
  const { answers } = give({ patientDetails: { firstName: 'Ava' } }, give(visitOf('My child')));
  const view = pathFor(plan, answers, context).find(({ page }) => page.name === 'signature');
  expect(view?.scope.answers.patient).toBe('Ava Lovelace');
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
