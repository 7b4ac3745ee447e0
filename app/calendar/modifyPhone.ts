import { formatPhone } from '../formatting/phone.ts';

/** The name of each business in the messages and in the site-frame document. */
export const modifyLines = { tlc: 'clinic', dietitian: 'dietitian', pharmacy: 'pharmacy' } as const;

/** The numbers of the site-frame document. */
export interface ModifyPhoneNumbers {
  readonly modifyPhones: Readonly<Record<(typeof modifyLines)[keyof typeof modifyLines], string>>;
}

/** The number to call to change an appointment with a business, as guests read it. */
export const modifyPhone = ({ modifyPhones }: ModifyPhoneNumbers, businessName: keyof typeof modifyLines): string =>
  formatPhone(modifyPhones[modifyLines[businessName]]);
