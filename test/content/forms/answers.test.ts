import { describe, expect, it } from 'vitest';
import { complaints, sent, stepAlone } from './intake.ts';
import { everySetting, maximal, minimal } from './validAnswers.ts';

const steps = ['patientDetails', 'simpleInsurance'];

describe('valid answers', () => {
  it.each(steps)('%s takes as little as it needs', async (step) => {
    expect(complaints(await stepAlone(step), step, minimal[step] ?? {})).toEqual({});
  });

  it.each(steps)('%s takes all that it can ask', async (step) => {
    expect(complaints(await stepAlone(step, everySetting[step]), step, maximal[step] ?? {})).toEqual({});
  });

  it.each([
    ['city', 'St Mary'],
    ['city', "O'Fallon"],
    ['city', 'O’Fallon'],
    ['city', 'Winston-Salem'],
    ['city', 'Cañon City'],
    ['county', 'Lee'],
    ['county', 'St. Clair'],
    ['county', "Prince George's"],
    ['county', 'Doña Ana'],
    ['zipCode', '45202'],
    ['zipCode', '45202-1234'],
    ['dateOfBirth', '2026-03-01'],
    ['dateOfBirth', '2024-02-29'],
    ['dateOfBirth', '1900-01-01'],
    ['firstName', 'x'.repeat(50)],
    ['addressLineOne', 'x'.repeat(40)],
  ])('patientDetails takes %s %s', async (field, answer) => {
    const answers = { ...minimal.patientDetails, [field]: answer };
    expect(complaints(await stepAlone('patientDetails'), 'patientDetails', answers)).toEqual({});
  });

  it.each(['(513) 555-0142', '5135550142', '15135550142'])('patientDetails takes the phone %s', async (phoneNumber) => {
    const answers = { ...minimal.patientDetails, phoneNumber, confirmPhone: phoneNumber };
    expect(complaints(await stepAlone('patientDetails'), 'patientDetails', answers)).toEqual({});
  });

  it.each(['1', '14', '999'])('patientDetails takes the weight %s', async (weight) => {
    const plan = await stepAlone('patientDetails', { weight: true });
    expect(complaints(plan, 'patientDetails', { ...minimal.patientDetails, weight })).toEqual({});
  });

  it.each([
    { primaryHealthcareProvider: 'Dr. Blackwell' },
    { providerPhoneNumber: '(859) 555-0101' },
    {
      providerAddressLineOne: '2 Main Street',
      providerCity: 'Covington',
      providerState: 'KY',
      providerZipCode: '41011',
    },
  ])('the healthcare provider can be told in part: %j', async (provider) => {
    const plan = await stepAlone('patientDetails', { providerInfo: true });
    expect(complaints(plan, 'patientDetails', { ...minimal.patientDetails, ...provider })).toEqual({});
  });

  it.each(['123456789', '123-45-6789'])('an uninsured guest may give the Social Security Number %s', async (given) => {
    const answers = { ...minimal.simpleInsurance, socialSecurityNumber: given };
    expect(complaints(await stepAlone('simpleInsurance'), 'simpleInsurance', answers)).toEqual({});
  });
});

describe('the booking request', () => {
  it('has what identifies an uninsured guest, and nothing of an insurance that was taken back', async () => {
    const answers = { ...maximal.simpleInsurance, ...minimal.simpleInsurance, socialSecurityNumber: '123-45-6789' };
    expect(sent(await stepAlone('simpleInsurance'), 'simpleInsurance', answers)).toEqual({
      insuranceInfo: {
        hasInsurance: 'No',
        hasMedicare: 'No',
        hasMedicaid: 'No',
        socialSecurityNumber: '123-45-6789',
      },
    });
  });

  it('has No for a texting consent that was shown and not given', async () => {
    const answers = { ...minimal.patientDetails, isMobileNum: true, isMobileConsentChecked: false };
    expect(sent(await stepAlone('patientDetails'), 'patientDetails', answers)).toHaveProperty(
      'consentDetails.smsConsent',
      'No',
    );
  });
});
