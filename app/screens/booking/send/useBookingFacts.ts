import { useMemo } from 'react';
import type { BookingFacts, FlowName } from '../../../journey/index.ts';
import { useCriteria, useGuestZone } from '../../../wiring/index.ts';

/** What the booking takes from the guest's journey, such as the promotion and the zone of the search. */
export function useBookingFacts(flow: FlowName, withCare: boolean): BookingFacts {
  const criteria = useCriteria();
  const { shouldAddPromotion } = criteria;
  const timeZone = useGuestZone(criteria);
  return useMemo(
    () => ({
      flow,
      addPromotion: shouldAddPromotion,
      withCare,
      ...(timeZone !== undefined && { patientTimeZone: timeZone }),
    }),
    [flow, shouldAddPromotion, timeZone, withCare],
  );
}
