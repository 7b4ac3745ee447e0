import { checkClinicDetailsReply } from '../../../schemas/generated/api/places/clinic-details/reply.js';
import { checkClinicDetailsRequest } from '../../../schemas/generated/api/places/clinic-details/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { unless } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import type { Bookable } from '../../world/Pool.ts';

/** The first three digits of a location's id are its division, the next five its store (API-9). */
const buildStoreQuery = (id: string): Query => ({
  'filter.divisionNumber': id.slice(0, 3),
  'filter.storeNumber': id.slice(3),
});

const askForDetails = ({ where: { locationNumber: id = '' }, timezone }: Bookable, more: Query = {}) => ({
  query: { ...buildStoreQuery(id), ...more },
  findViolation: ({
    data: { clinic },
  }: {
    readonly data: { readonly clinic: { readonly id: string; readonly timeZone?: string } };
  }) =>
    unless(clinic.id === id, '/data/clinic/id', `${id}, as asked for`, clinic.id) ??
    unless(
      clinic.timeZone === timezone,
      '/data/clinic/timeZone',
      `${timezone}, as the search says`,
      clinic.timeZone ?? 'none',
    ),
});

export const clinicDetails = defineContract({
  call: 'clinic-details',
  checkRequest: checkClinicDetailsRequest,
  checkReply: checkClinicDetailsReply,
  whole: async ({ find }) => {
    const at = await find.clinics.next();
    return askForDetails(at, { 'filter.businessName': 'tlc', 'filter.reasonId': String(at.serviceId) });
  },
  cases: [
    { name: 'of a clinic', statuses: [200], send: async ({ find }) => askForDetails(await find.clinics.next()) },
    {
      name: 'of a pharmacy, and its next vaccine',
      statuses: [200],
      send: async ({ find }) => {
        const at = await find.pharmacies.next();
        return askForDetails(at, { 'filter.businessName': 'pharmacy', 'filter.reasonId': String(at.serviceId) });
      },
    },
    { name: 'of one that does not exist', statuses: [404], send: () => ({ query: buildStoreQuery('99999999') }) },
  ],
});
