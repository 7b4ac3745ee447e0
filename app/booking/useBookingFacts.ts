import { useMemo } from 'react';
import { schedulerConfig } from '../content/documents/schedulerConfig.ts';
import { asksWithCare, type BookingFacts, type FlowName } from '../journey/index.ts';
import { useCriteria, useDocument, useGuestZone, useJourney } from '../wiring/index.ts';

/** What the booking says of the way the guest came: the search's promotion and zone, and the tag of the category. */
export function useBookingFacts(flow: FlowName): BookingFacts {
  const criteria = useCriteria();
  const { shouldAddPromotion } = criteria;
  const timeZone = useGuestZone(criteria);
  const config = useDocument(schedulerConfig);
  const services = useJourney(({ holder }) => holder.appointment?.services);
  return useMemo(
    () => ({
      flow,
      addPromotion: shouldAddPromotion,
      withCare: config?.ok === true && asksWithCare(config.document, services ?? []),
      ...(timeZone !== undefined && { patientTimeZone: timeZone }),
    }),
    [flow, shouldAddPromotion, timeZone, config, services],
  );
}
