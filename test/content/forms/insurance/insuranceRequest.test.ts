import { describe, expect, it } from 'vitest';
import { insurance, typedCarriers } from '../../answers/insurance.ts';
import { sent, stepAlone } from '../intake.ts';

/** The insurance part of the request (BOOK-17). */
const STEP = 'insurance';
const { minimal, maximal, settings } = insurance;

const plan = await stepAlone(STEP, settings);
const shipped = await stepAlone(STEP);

describe('the request', () => {
  const aetna = {
    addressLines: ['Attn: Claims', 'P.O. Box 14079'],
    cityTown: 'Lexington',
    stateProvince: 'KY',
    postalCode: '40512-4079',
  };
  const cigna = {
    addressLines: ['P.O. Box 188061'],
    cityTown: 'Chattanooga',
    stateProvince: 'TN',
    postalCode: '37422-8061',
  };
  const policy = (companyName: string, address?: object) => ({
    companyName,
    relation: 'Spouse',
    memberId: 'x'.repeat(20),
    groupNumber: 'x'.repeat(30),
    firstName: 'Grace',
    lastName: 'x'.repeat(50),
    sex: 'Female',
    personCode: '01',
    medicalClaim: { invoiceRecipient: 'Policy Holder', ...(address && { address }) },
  });
  const insured = {
    hasInsurance: 'Yes',
    hasMedicaid: 'Yes',
    hasMedicare: 'Yes',
    physiciansReferral: 'No',
    primaryInsurance: policy('Aetna', aetna),
  };

  it('has every answer, and the claims address of each carrier', () => {
    expect(sent(plan, STEP, maximal)).toEqual({
      insuranceInfo: { ...insured, hasSecondaryInsurance: 'Yes', secondaryInsurance: policy('Cigna', cigna) },
    });
  });

  it('has nothing of a second policy that was removed', () => {
    expect(sent(plan, STEP, { ...maximal, hasSecondaryInsurance: false })).toEqual({
      insuranceInfo: { ...insured, hasSecondaryInsurance: 'No' },
    });
  });

  it('has nothing of an insurance that was taken back', () => {
    expect(sent(shipped, STEP, { ...maximal, ...minimal })).toEqual({
      insuranceInfo: { hasInsurance: 'No', hasMedicaid: 'No', hasMedicare: 'No', hasSecondaryInsurance: 'No' },
    });
  });

  it('has no claims address of a carrier without one, nor one that was typed before carriers were offered', () => {
    expect(sent(plan, STEP, { ...typedCarriers, 'PRIMARY-insuranceCarrier': 'Humana' })).toEqual({
      insuranceInfo: {
        ...insured,
        primaryInsurance: policy('Humana'),
        hasSecondaryInsurance: 'Yes',
        secondaryInsurance: policy('Cigna', cigna),
      },
    });
  });

  it('has a carrier that was typed, with its claims address', async () => {
    const typing = await stepAlone(STEP, { ...settings, carrierOptions: false });
    const typed = policy('Acme Health', { ...aetna, addressLines: ['P.O. Box 14079', 'Claims'] });
    expect(sent(typing, STEP, typedCarriers)).toEqual({
      insuranceInfo: { ...insured, primaryInsurance: typed, hasSecondaryInsurance: 'Yes', secondaryInsurance: typed },
    });
  });

  it('has what identifies an uninsured guest', () => {
    const answers = { ...minimal, stateId: 'OH123456', socialSecurityNumber: '123-45-6789' };
    expect(sent(shipped, STEP, answers)).toEqual({
      basicInfo: { stateIssuedId: 'OH123456' },
      insuranceInfo: {
        hasInsurance: 'No',
        hasMedicaid: 'No',
        hasMedicare: 'No',
        hasSecondaryInsurance: 'No',
        socialSecurityNumber: '123-45-6789',
      },
    });
  });
});
