import type { FormPage } from '../FormPage.ts';
import type { Hand } from '../Hand.ts';

async function fillUninsured(hand: Hand): Promise<void> {
  await hand.choose(/^Do you have primary insurance/, 'No');
  await fillPublic(hand);
}

async function fillPublic(hand: Hand): Promise<void> {
  await hand.choose(/^Do you have Medicaid/, 'No');
  await hand.choose(/^Do you have Medicare/, 'No');
}

/** With Aetna, whose address for claims is shown, and is asked of nobody. */
export const insurance: FormPage = {
  heading: 'Insurance',
  wrong: ['Do you have Medicaid?', 'Do you have Medicare?', 'Member ID'],
  fill: fillUninsured,
  askMore: async (hand) => {
    await hand.choose(/^Do you have primary insurance/, 'Yes');
    await hand.select(/^Insurance Carrier/, 'Aetna');
    await hand.press('Add secondary insurance');
  },
  fillMore: async (hand) => {
    await fillPublic(hand);
    await hand.type(/^Member ID/, 'W123456789');
    await hand.select(/^Patient's Relation to Policy Holder/, 'Spouse');
    await hand.type(/^Policy Holder's First Name/, 'William');
    await hand.type(/^Policy Holder's Last Name/, 'King');
    await hand.choose(/^Policy Holder's Sex/, 'Male');
    await hand.choose(/^Send Invoice To/, 'Policy Holder');
    await hand.press('Remove secondary insurance');
  },
};

/** Where the configuration asks for a referral as well. */
export const insuranceWithReferral: FormPage = {
  ...insurance,
  wrong: [...insurance.wrong, "Do you have a physician's referral"],
  fill: async (hand) => {
    await fillUninsured(hand);
    await denyReferral(hand);
  },
  fillMore: async (hand, guest) => {
    await insurance.fillMore?.(hand, guest);
    await denyReferral(hand);
  },
};

const denyReferral = (hand: Hand): Promise<void> => hand.choose(/^Do you have a physician's referral/, 'No');

export const simpleInsurance: FormPage = {
  heading: 'Insurance',
  wrong: ['Do you have Medicaid?', 'Do you have Medicare?', 'Member ID'],
  fill: fillUninsured,
  askMore: (hand) => hand.choose(/^Do you have primary insurance/, 'Yes'),
  fillMore: async (hand) => {
    await fillPublic(hand);
    await hand.select(/^Insurance Carrier/, 'Cigna');
    await hand.type(/^Member ID/, 'W123456789');
  },
};

/** Without insurance, when the guest may give a Social Security number that is hidden while it is typed. */
export const uninsured: FormPage = {
  ...simpleInsurance,
  fillMore: async (hand) => {
    await fillUninsured(hand);
    await hand.type(/^Social Security Number/, '123456789');
  },
};
