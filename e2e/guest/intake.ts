import { expect, type Page } from '@playwright/test';
import type { Guest } from './Guest.ts';
import type { Hand } from './Hand.ts';

/** The answers of a guest who fills what is required, page by page, each ended by Continue. */

export async function fillPersonal(hand: Hand, { firstName, lastName }: Guest): Promise<void> {
  await hand.type(/^Patient's Legal First Name/, firstName);
  await hand.type(/^Patient's Legal Last Name/, lastName);
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

export async function fillContact(hand: Hand, { email }: Guest): Promise<void> {
  await hand.type(/^Email Address/, email);
  await hand.type(/^Confirm Email/, email);
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
}

export async function fillSignature(hand: Hand, { firstName, lastName }: Guest): Promise<void> {
  await hand.type(/^Patient's Legal Name/, `${firstName} ${lastName}`);
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
  ['Financial Consent', fillSignature],
  ['Consent', fillConsents],
] as const;

type OnPage = (heading: string) => Promise<void>;

/** Fills every page and stays on the last; `onPage` looks at each page before it is left. */
export async function fillToTheEnd(page: Page, hand: Hand, guest: Guest, onPage?: OnPage): Promise<void> {
  for (const [index, [heading, fill]] of pages.entries()) {
    if (index > 0) await hand.press('Continue');
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await fill(hand, guest);
    await onPage?.(heading);
  }
}

/** Fills the whole form and books. */
export async function fillIntake(page: Page, hand: Hand, guest: Guest, onPage?: OnPage): Promise<void> {
  await fillToTheEnd(page, hand, guest, onPage);
  await hand.press('Continue');
}
