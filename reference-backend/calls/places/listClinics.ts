import type { ListClinicsReply } from '../../../schemas/generated/api/places/list-clinics/reply.js';
import { checkListClinicsRequest } from '../../../schemas/generated/api/places/list-clinics/request.js';
import { findNearby } from '../../clinics/findNearby.ts';
import { defineCall } from '../handling/defineCall.ts';

/** A page of the places of a business around a place or a point. */
export const listClinics = defineCall({
  name: 'list-clinics',
  checkRequest: checkListClinicsRequest,
  isSearch: true,
  answer: async (request, visit): Promise<ListClinicsReply> =>
    findNearby(
      {
        businessName: request['filter.businessName'],
        reasonId: request['filter.reasonId'],
        freeFormAddress: request['filter.freeFormAddress'],
        latLong: request['filter.latLng'],
        maxResults: request['filter.maxResults'],
        radius: request['filter.radius'],
        sortBy: request.sortBy,
        offset: Number(request['page.offset'] ?? 0),
        size: Number(request['page.size'] ?? 4),
      },
      visit,
    ),
});
