import type { ClinicDetailsReply } from '../../../schemas/generated/api/places/clinic-details/reply.js';
import { checkClinicDetailsRequest } from '../../../schemas/generated/api/places/clinic-details/request.js';
import { findClinic } from '../../clinics/findClinic.ts';
import { placeId } from '../../clinics/placeId.ts';
import { defineCall } from '../handling/defineCall.ts';

/** Describes one place of a business: where it is, when it is open, and when the requested service is next free. */
export const clinicDetails = defineCall({
  name: 'clinic-details',
  checkRequest: checkClinicDetailsRequest,
  isSearch: true,
  answer: async (request, visit): Promise<ClinicDetailsReply> => {
    const clinic = await findClinic(
      {
        id: placeId(request['filter.divisionNumber'], request['filter.storeNumber']),
        businessName: request['filter.businessName'],
        reasonId: request['filter.reasonId'],
      },
      visit,
    );
    return { data: { clinic } };
  },
});
