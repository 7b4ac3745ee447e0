import type { Clinic, ClinicDetailsReply } from '../../../schemas/generated/api/places/clinic-details/reply.js';
import { checkClinicDetailsRequest } from '../../../schemas/generated/api/places/clinic-details/request.js';
import { clinicHours } from '../../clinics/clinicHours.ts';
import { nextTime } from '../../clinics/nextTime.ts';
import { nullable, number, type Row, text, texts } from '../../database/columns.ts';
import { sql } from '../../database/sql.ts';
import { defineCall } from '../handling/defineCall.ts';
import { refuse } from '../handling/Refusal.ts';
import type { Visit } from '../Visit.ts';

/** The business and the service where the request names none (API-8). */
const DEFAULT_BUSINESS = 'tlc';
const DEFAULT_REASON = '29';

const columns = {
  provider_id: text,
  brand: text,
  vanity_name: text,
  address_lines: texts,
  city_town: text,
  state_province: text,
  postal_code: text,
  phone: text,
  timezone: text,
  lat: nullable(number),
  lng: nullable(number),
};

/** Describes one place of the chain: where it is, when it is open, and when the requested service is next free. */
export const clinicDetails = defineCall({
  name: 'clinic-details',
  checkRequest: checkClinicDetailsRequest,
  answer: async (request, visit): Promise<ClinicDetailsReply> => {
    const businessName = request['filter.businessName'] ?? DEFAULT_BUSINESS;
    const [found] = await visit.database.rows(
      sql`
      select * from providers
      where provider_id = ${request['filter.divisionNumber'] + request['filter.storeNumber']}
        and business_name = ${businessName} and address_lines is not null`,
      columns,
    );
    if (!found) throw refuse(404, 'clinicNotFound', 'there is no such place of this business');
    const serviceId = Number(request['filter.reasonId'] ?? DEFAULT_REASON);
    return { data: { clinic: { ...buildClinic(found), ...(await findTimes(found.provider_id, serviceId, visit)) } } };
  },
});

const buildClinic = (row: Row<typeof columns>): Clinic => ({
  id: row.provider_id,
  name: row.vanity_name,
  vanityName: row.vanity_name,
  banner: row.brand,
  phone: row.phone,
  address: {
    addressLines: [...row.address_lines],
    cityTown: row.city_town,
    stateProvince: row.state_province,
    postalCode: row.postal_code,
  },
  ...(row.lat !== null && row.lng !== null && { location: { lat: row.lat, lng: row.lng } }),
  timeZone: row.timezone,
  isSchedulerEnabled: true,
  isTelehealthEnabled: false,
});

/** The opening hours, and the wait: it lasts until the next free time, when a guest without an appointment is seen. */
async function findTimes(
  providerId: string,
  serviceId: number,
  { database, searches, now, guest }: Visit,
): Promise<Pick<Clinic, 'nextAvailableAppointment' | 'timingInfo' | 'waitTimeInfo' | 'weekHours'>> {
  const week = await clinicHours(database, providerId, now);
  const next = await nextTime(searches, { providerId, serviceId, now, guest: guest.key });
  const [today] = week;
  return {
    weekHours: week.map(({ day, hours }) => `${day}: ${hours}`),
    ...(today && {
      timingInfo: { todaysHours: today.hours, ...(today.lunch && { todaysLunchHours: today.lunch }) },
      waitTimeInfo: {
        clinicAvailable: today.isOpenNow,
        ...(today.isOpenNow && next?.isToday && { waitMinutes: next.inMinutes }),
      },
    }),
    ...(next && { nextAvailableAppointment: { start: next.start, end: next.end } }),
  };
}
