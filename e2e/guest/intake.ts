import { expect, type Page } from '@playwright/test';
import type { Hand } from './Hand.ts';

/** The answers of a guest who fills what is required, page by page, each ended by Continue. */

export async function fillPersonal(hand: Hand): Promise<void> {
  await hand.type(/^Patient's Legal First Name/, 'Ada');
  await hand.type(/^Patient's Legal Last Name/, 'Lovelace');
  await hand.date(/^Date of Birth/, '12', '10', '1985');
  await hand.choose(/^Sex Assigned at Birth/, 'Female');
  await hand.select(/^Gender/, 'Female');
  await hand.select(/^Race/, 'White');
  await hand.select(/^Ethnicity/, 'Not Hispanic or Latino');
  await hand.type(/^Address Line 1/, '12 Analytical Way');
  await hand.type(/^City/, 'Cincinnati');
  await hand.select(/^State/, 'Ohio');
  await hand.type(/^ZIP Code/, '45202');
  await hand.type(/^County/, 'Hamilton');
}

export async function fillContact(hand: Hand): Promise<void> {
  await hand.type(/^Email Address/, 'ada@example.com');
  await hand.type(/^Confirm Email/, 'ada@example.com');
  await hand.type(/^Phone Number/, '5135550134');
  await hand.type(/^Confirm Phone/, '5135550134');
  await hand.choose(/^Is this a mobile number/, 'No');
}

export async function fillInsurance(hand: Hand): Promise<void> {
  await hand.choose(/^Do you have primary insurance/, 'No');
  await hand.choose(/^Do you have Medicare/, 'No');
  await hand.choose(/^Do you have Medicaid/, 'No');
}

export async function fillMedicalHistory(hand: Hand): Promise<void> {
  await hand.choose(/^Which of these conditions/, 'Asthma');
  await hand.choose(/^Do you take medications/, 'No');
}

export async function fillReasons(hand: Hand): Promise<void> {
  await hand.choose(/^Select up to 3 services/, /./);
}

export async function fillPrivacy(hand: Hand): Promise<void> {
  await hand.choose(/./, 'Yes');
}

export async function fillConsents(hand: Hand): Promise<void> {
  for (const question of consentQuestions) await hand.choose(question, 'Yes');
  await hand.type(/^Patient's Legal Name/, 'Ada Lovelace');
  await hand.select(/^Relationship with Patient/, 'Self');
}

const consentQuestions = [/consent to .*treatment/i, /no-show/i, /health information exchange/i, /patient portal/i];

/** Each page of the in-person form: its heading and how it is filled. */
export const pages = [
  ['Personal Information', fillPersonal],
  ['Contact Information', fillContact],
  ['Insurance', fillInsurance],
  ['Medical History', fillMedicalHistory],
  ['Reason for Visit', fillReasons],
  ['Notice of Privacy Practices', fillPrivacy],
  ['Consent', fillConsents],
] as const;

/** Fills the whole form; `onPage` looks at each page before it is left. The last Continue books. */
export async function fillIntake(page: Page, hand: Hand, onPage?: (heading: string) => Promise<void>): Promise<void> {
  for (const [heading, fill] of pages) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await fill(hand);
    await onPage?.(heading);
    await hand.press('Continue');
  }
}
