import type { LookedUpAppointment } from '../../../../app/api/index.ts';
import { clinic } from '../../journey/fixtures.ts';

/** One that the link can cancel. */
type Open = LookedUpAppointment & Required<Pick<LookedUpAppointment, 'confirmCode'>>;

/** An appointment as the lookup of a link returns it. */
export const first: Open = {
  id: 'A'.repeat(22),
  confirmCode: 'KXW4PT23',
  status: 'BOOKED',
  isPast: false,
  dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
  services: [{ id: 29, name: 'Sore throat' }],
};

/** Its follow-up appointment. */
export const second: Open = {
  id: 'B'.repeat(22),
  confirmCode: 'M3RTYH45',
  status: 'BOOKED',
  isPast: false,
  dateTime: { value: '2027-04-12 09:00:00', timezone: 'America/New_York' },
  services: [{ id: 31, name: 'Second dose' }],
};

export const found = (change: { readonly appointments?: readonly object[]; readonly provider?: object } = {}) => ({
  appointments: [first],
  provider: clinic,
  ...change,
});
