import { json } from '../../api/fakeFetch.ts';

/** Free times by day: `{ '2026-11-23': ['09:00', '09:20'] }`. */
export type Days = Readonly<Record<string, readonly string[]>>;

/** One location of a reply, numbered from 1, with the times of one service. */
export const row = (number: number, days: Days, part: { isAvailable?: boolean; timezone?: string } = {}) => ({
  provider: {
    providerId: `0140000${number}`,
    businessName: 'tlc',
    brand: 'KROGER',
    vanityName: `Clinic ${number}`,
    address: { addressLines: [`${number} Main St`], cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' },
    phone: '513-555-0113',
    distance: number,
    timezone: part.timezone ?? 'America/New_York',
  },
  services: [
    {
      id: 30,
      isAvailable: part.isAvailable ?? true,
      availability: Object.entries(days).map(([date, times]) => ({
        date,
        timeslots: times.map((time) => ({ value: `${date} ${time}:00` })),
      })),
    },
  ],
});

export const slotReply = (...rows: ReturnType<typeof row>[]): Response =>
  json(200, { data: { appointmentTimeSlots: rows } });
