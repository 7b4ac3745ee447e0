import type { CallError } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import {
  checkSearchTimeSlotsRequest,
  type SearchTimeSlotsRequest,
} from '../../../schemas/generated/api/time-slots/search-time-slots/request.js';
import { refuseIncompatible } from '../../booking/refusals/refuseIncompatible.ts';
import type { Sql } from '../../database/sql.ts';
import { isBenefitCode } from '../../slots/isBenefitCode.ts';
import { providersLicensed } from '../../slots/providersLicensed.ts';
import { providersNear } from '../../slots/providersNear.ts';
import { slotSource } from '../../slots/SlotSource.ts';
import { slotRows } from '../../slots/slotRows.ts';
import { findPlace } from '../../world/places/findPlace.ts';
import { defineCall } from '../handling/defineCall.ts';
import { refuse } from '../handling/Refusal.ts';
import type { WrittenReply } from '../handling/WrittenReply.ts';
import type { Visit } from '../Visit.ts';
import { slotReply } from './slotReply.ts';
import { slotWindow } from './slotWindow.ts';

const DEFAULT_RADIUS_MILES = 50;
const DEFAULT_RESULTS = 50;

const warnings = {
  invalidBenefitCode: { code: 'invalidBenefitCode', message: 'the benefit code is not valid; it was not looked at' },
  notLicensed: { code: 'notLicensed', message: 'nobody is licensed in this state' },
  moreProviders: { code: 'moreProviders', message: 'filter.maxResults left some providers out' },
} satisfies Record<string, CallError>;

/**
 * Providers around a place, or licensed in a state, with their free times. The list is empty where a known place has no
 * provider near it. What could not be booked at one time is not searched for.
 */
export const searchTimeSlots = defineCall({
  name: 'search-time-slots',
  checkRequest: checkSearchTimeSlotsRequest,
  isSearch: true,
  answer: async (request, visit): Promise<WrittenReply> => {
    const window = slotWindow(request, visit);
    const most = Number(request['filter.maxResults'] ?? DEFAULT_RESULTS);
    const serviceIds = request['filter.serviceIds'].map(Number);
    await refuseIncompatible(visit.searches, serviceIds, visit.vaccineRules);
    const { chosen, warning } = await choose(request, most + 1, visit);
    const rows = await slotRows(slotSource(visit), chosen, serviceIds, window);
    const replyWarnings = [
      ...(warning ? [warning] : []),
      ...(rows.length === 0 && request['filter.state'] !== undefined ? [warnings.notLicensed] : []),
      ...(rows.length > most ? [warnings.moreProviders] : []),
    ];
    return slotReply(rows.slice(0, most), replyWarnings);
  },
});

interface Chosen {
  readonly chosen: Sql;
  readonly warning?: CallError;
}

/** @throws Refusal 404 for an unknown place */
async function choose(request: SearchTimeSlotsRequest, limit: number, visit: Visit): Promise<Chosen> {
  const { 'filter.businessNames': businessNames, 'filter.freeFormAddress': typed, 'filter.state': state } = request;
  if (typed === undefined && state !== undefined) {
    const isVirtualVisit = request['filter.isVirtualVisit'] === 'true';
    return { chosen: providersLicensed({ state, isVirtualVisit, businessNames, limit }) };
  }
  const place = findPlace(typed ?? '');
  if (!place) throw refuse('locationUnavailable');
  const code = request['filter.benefitCode'];
  const marksBenefitCode = code !== undefined && (await isBenefitCode(visit, code));
  const radius = Number(request['filter.radius'] ?? DEFAULT_RADIUS_MILES);
  const chosen = providersNear({ place, radius, limit, businessNames, marksBenefitCode });
  return { chosen, ...(code !== undefined && !marksBenefitCode && { warning: warnings.invalidBenefitCode }) };
}
