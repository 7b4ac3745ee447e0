import { useMemo } from 'react';
import type { BookingFacts, FlowName } from '../../../journey/index.ts';
import { useCriteria, useGuestZone } from '../../../wiring/index.ts';

/** What the booking says of the way the guest came: the search's promotion and zone. */
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
