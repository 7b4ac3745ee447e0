import { describe, expect, it } from 'vitest';
import { insurance } from '../answers/insurance.ts';
import { sent, stepAlone } from './intake.ts';

/** The insurance part of the request (BOOK-17). */
const STEP = 'insurance';
const { minimal, maximal, settings } = insurance;

const plan = await stepAlone(STEP, settings);
const shipped = await stepAlone(STEP);

describe('the request', () => {
  const policy = (companyName: string) => ({
    companyName,
    relation: 'Spouse',
    memberId: 'x'.repeat(20),
    groupNumber: 'x'.repeat(30),
    firstName: 'Grace',
    lastName: 'x'.repeat(50),
    sex: 'Female',
    personCode: '01',
    medicalClaim: {
      invoiceRecipient: 'Policy Holder',
      address: {
        addressLines: ['P.O. Box 14079', 'Claims'],
        cityTown: 'Lexington',
        stateProvince: 'KY',
        postalCode: '40512-4079',
      },
    },
  });
  const insured = {
    hasInsurance: 'Yes',
    hasMedicaid: 'Yes',
    hasMedicare: 'Yes',
    physiciansReferral: 'No',
    primaryInsurance: policy('Aetna'),
  };

  it('has every answer', () => {
    expect(sent(plan, STEP, maximal)).toEqual({
      insuranceInfo: { ...insured, hasSecondaryInsurance: 'Yes', secondaryInsurance: policy('Cigna') },
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

  it('has no claims address of a carrier that the guest has chosen before', () => {
    const { address, ...medicalClaim } = policy('Humana').medicalClaim;
    expect(sent(plan, STEP, { ...maximal, 'PRIMARY-insuranceCarrier': 'Humana' })).toMatchObject({
      insuranceInfo: { primaryInsurance: { companyName: 'Humana', medicalClaim } },
    });
    expect(
      JSON.stringify(sent(plan, STEP, { ...maximal, 'PRIMARY-insuranceCarrier': 'Humana' })).split(address.cityTown),
    ).toHaveLength(2);
  });

  it('has a carrier that was told as text', async () => {
    const own = await stepAlone(STEP, { carrierOptions: false });
    const answers = { ...maximal, 'PRIMARY-insuranceCarrierName': 'Acme Health' };
    expect(sent(own, STEP, answers)).toHaveProperty('insuranceInfo.primaryInsurance.companyName', 'Acme Health');
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
