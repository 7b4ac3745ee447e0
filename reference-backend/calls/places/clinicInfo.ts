import type { ClinicInfoReply } from '../../../schemas/generated/api/places/clinic-info/reply.js';
import { findClinic } from '../../clinics/findClinic.ts';
import { placeId } from '../../clinics/placeId.ts';
import { defineCall, noRequest } from '../handling/defineCall.ts';

/** Describes the clinic whose division and store number the path has, for the locator. */
export const clinicInfo = defineCall({
  name: 'clinic-info',
  checkRequest: noRequest,
  isSearch: true,
  answer: async (_request, visit): Promise<ClinicInfoReply> => {
    const { divisionNumber = '', storeNumber = '' } = visit.parts;
    return { data: { clinic: await findClinic({ id: placeId(divisionNumber, storeNumber) }, visit) } };
  },
});
