import { clinic } from '../../journey/fixtures.ts';

/** An appointment as the lookup of a link returns it. */
export const first = {
  id: 'A'.repeat(22),
  confirmCode: 'KXW4PT23',
  status: 'BOOKED',
  isPast: false,
  dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
  services: [{ id: 29, name: 'Sore throat' }],
} as const;

/** Its follow-up appointment. */
export const second = {
  id: 'B'.repeat(22),
  confirmCode: 'M3RTYH45',
  status: 'BOOKED',
  isPast: false,
  dateTime: { value: '2027-04-12 09:00:00', timezone: 'America/New_York' },
  services: [{ id: 31, name: 'Second dose' }],
} as const;

export const found = (change: { readonly appointments?: readonly object[]; readonly provider?: object } = {}) => ({
  appointments: [first],
  provider: clinic,
  ...change,
});
