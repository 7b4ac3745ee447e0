import { expect, it } from 'vitest';
import { modifyPhone } from '../../../app/calendar/modifyPhone.ts';

const support = { modifyPhones: { clinic: '(888) 852-2567', dietitian: '18888522568', pharmacy: '888.852.2569' } };

it.each([
  ['tlc', '888-852-2567'],
  ['dietitian', '888-852-2568'],
  ['pharmacy', '888-852-2569'],
] as const)('gives the number of %s as guests read it: %s', (businessName, phone) => {
  expect(modifyPhone(support, businessName)).toBe(phone);
});
