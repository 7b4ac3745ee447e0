import { useMemo } from 'react';
import { useCriteria, useDocument, useGuestZone, useJourney, usePromotion } from '../../../app-services/index.ts';
import { vaccineRules } from '../../../content/generated/settings/vaccineRules.ts';
import { type BookingFacts, type FlowName, flows } from '../../../journey/index.ts';

/** What the booking takes from the guest's journey, such as the promotion and the zone of the search. */
export function useBookingFacts(flow: FlowName, withCare: boolean): BookingFacts {
  const criteria = useCriteria();
  const { isAdded } = usePromotion(criteria);
  const timeZone = useGuestZone(criteria);
  const booked = useJourney(({ picked }) => picked.appointment?.services.length ?? 0);
  const rules = useDocument(isAdded ? vaccineRules : undefined);
  // The promoted vaccine would be one more than a visit takes.
  const isFull = rules?.ok === true && flows[flow].givesVaccines && booked >= rules.document.most;
  const addPromotion = isAdded && !isFull;
  return useMemo(
    () => ({
      flow,
      addPromotion,
      withCare,
      ...(timeZone !== undefined && { patientTimeZone: timeZone }),
    }),
    [flow, addPromotion, timeZone, withCare],
  );
}
