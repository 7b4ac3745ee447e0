import type { FormPage } from '../FormPage.ts';
import type { Guest } from '../Guest.ts';
import type { Hand } from '../Hand.ts';

export async function fillPersonal(hand: Hand, { firstName, lastName }: Guest, visitFor = 'Me'): Promise<void> {
  await hand.choose(/^Who is this visit for/, visitFor);
  await hand.type(/^Patient's Legal First Name/, firstName);
  await hand.type(/^Patient's Legal Last Name/, lastName);
  await hand.date(/^Date of Birth/, '12', '10', '1985');
  await hand.choose(/^Sex Assigned at Birth/, 'Female');
  await hand.select(/^Gender/, 'Female');
  await hand.select(/^Race/, 'White');
  await hand.select(/^Ethnicity/, 'Not Hispanic or Latino');
}

export const personal: FormPage = {
  heading: 'Personal Information',
  wrong: [
    'Who is this visit for?',
    "Patient's Legal First Name",
    "Patient's Legal Last Name",
    'Date of Birth',
    'Sex Assigned at Birth',
    'Gender',
  ],
  fill: (hand, guest) => fillPersonal(hand, guest),
};

/** The same page in a flow that asks for more, which is answered as well. */
const asksMore = (fillMore: (hand: Hand) => Promise<void>): FormPage => ({
  ...personal,
  fill: async (hand, guest) => {
    await fillPersonal(hand, guest);
    await fillMore(hand);
  },
});

/** The same page, filled in by a patient who is too young to sign. */
export const ofMinor = (page: FormPage): FormPage => ({
  ...page,
  fillMore: async (hand, guest) => {
    await page.fill(hand, guest);
    await hand.date(/^Date of Birth/, '12', '10', '2010');
  },
});

const fillLanguage = (hand: Hand): Promise<void> => hand.select(/^Preferred Language/, 'Spanish');

async function fillMother(hand: Hand): Promise<void> {
  await hand.type(/^Mother's First Name/, 'Anne');
  await hand.type(/^Mother's Maiden Name/, 'Byron');
}

export const personalWithLanguage = asksMore(fillLanguage);

export const personalWithWeight = asksMore(async (hand) => {
  await hand.type(/^Weight/, '140');
  await fillLanguage(hand);
});

export const personalWithMother = asksMore(fillMother);

export const personalWithCards = asksMore(async (hand) => {
  await fillMother(hand);
  await hand.type(/^Shopper's Card Number/, '601100001234');
  await hand.type(/^Medicare Beneficiary Identification Number/, '1EG4-TE5-MK73');
});

export const contact: FormPage = {
  heading: 'Contact Information',
  wrong: ['Email Address', 'Confirm Phone Number'],
  fill: async (hand, guest) => {
    await fillReach(hand, guest);
    await hand.choose(/^Is this a mobile number/, 'No');
  },
  askMore: (hand) => hand.choose(/^Is this a mobile number/, 'Yes'),
  fillMore: fillReach,
};

async function fillReach(hand: Hand, { email }: Guest): Promise<void> {
  await hand.type(/^Email Address/, email);
  await hand.type(/^Confirm Email/, email);
  await hand.type(/^Phone Number/, '5135550134');
  await hand.type(/^Confirm Phone/, '5135550134');
}

export async function fillAddress(hand: Hand): Promise<void> {
  await hand.type(/^Address Line 1/, '12 Analytical Way');
  await hand.type(/^ZIP Code/, '45202');
  await hand.type(/^City/, 'Cincinnati');
  await hand.select(/^State/, 'Ohio');
  await hand.type(/^County/, 'Hamilton');
}

export const address: FormPage = {
  heading: 'Home Address',
  wrong: ['Address Line 1', 'ZIP Code', 'City', 'State', 'County'],
  fill: fillAddress,
};

/** Nothing on the page is required until the guest begins an address. */
export const provider: FormPage = {
  heading: 'Healthcare Provider',
  wrong: ["Provider's City", "Provider's State", "Provider's ZIP Code"],
  fill: (hand) => hand.type(/^Primary Healthcare Provider/, 'Dr. Blackwell'),
  askMore: (hand) => hand.type(/^Provider's Address Line 1/, '2 Main Street'),
  fillMore: async (hand) => {
    await hand.type(/^Provider's City/, 'Covington');
    await hand.select(/^Provider's State/, 'Kentucky');
    await hand.type(/^Provider's ZIP Code/, '41011');
  },
};
