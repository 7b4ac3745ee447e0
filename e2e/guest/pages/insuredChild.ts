import type { FormPage } from '../FormPage.ts';
import { groups } from '../groups.ts';
import { fillPersonal } from './patientDetails.ts';

/** How a parent answers the pages that differ for an insured child, by their headings. */
const answers: Readonly<Record<string, FormPage['fill']>> = {
  'Personal Information': (hand, guest) => fillPersonal(hand, guest, 'My child'),
  Insurance: async (hand) => {
    await hand.choose(/^Does your child have primary insurance/, 'Yes');
    await hand.choose(/^Does your child have Medicaid/, 'No');
    await hand.choose(/^Does your child have Medicare/, 'No');
    await hand.select(/^Insurance Carrier/, 'Aetna');
    await hand.type(/^Member ID/, 'W123456789');
    await hand.type(/^Policy Holder's First Name/, 'Anne');
    await hand.type(/^Policy Holder's Last Name/, 'Byron');
    await hand.choose(/^Policy Holder's Sex/, 'Female');
  },
  'Financial Consent': async (hand, { firstName, lastName }) => {
    await hand.type(/^Patient's Legal Name/, `${firstName} ${lastName}`);
    await hand.type(/^First Name/, 'Anne');
    await hand.type(/^Last Name/, 'Byron');
    await hand.date(/^Date of Birth/, '05', '17', '1982');
    await hand.choose(/^Sex Assigned at Birth/, 'Female');
  },
};

/** The in-person form of an insured child, whose parent answers only what is not filled in. */
export const insuredChild: readonly FormPage[] = groups['in-person'].map((form) => ({
  ...form,
  fill: answers[form.heading] ?? form.fill,
}));
