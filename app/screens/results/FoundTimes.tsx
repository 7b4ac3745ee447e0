import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { readBookingForm, useAppServices, useGuestZone, useJourney, useServices } from '../../app-services/index.ts';
import { whenIdle } from '../../chunks/whenIdle.ts';
import { reservationToggleByFlow } from '../../content/generated/settings/reservationToggleByFlow.ts';
import type { IsoDate } from '../../formatting/isoDate.ts';
import { extractDate } from '../../formatting/wallTime.ts';
import { hasStarted } from '../../journey/flows.ts';
import { flows, type JourneyState, withLicensureState } from '../../journey/index.ts';
import type { Links } from '../../journey/Links.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import { type CompleteCriteria, searchedState } from '../../journey/search/SearchCriteria.ts';
import { resultsMessages } from '../../messages/generated/resultsMessages.ts';
import { stateName } from '../../messages/stateName.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useReservation } from '../../reservation/index.ts';
import { Locations } from './cards/Locations.tsx';
import { countMessages } from './cards/notices/cardMessage.ts';
import { OtherWays } from './cards/notices/OtherWays.tsx';
import type { BookableSearch } from './times/bookableSearch.ts';
import { findFollowup, movesBoth } from './times/findFollowup.ts';
import type { PickedTime, ReserveHandlers } from './times/useSlotChoice.ts';
import type { FoundSlots } from './times/useSlotSearch.ts';

export interface FoundTimesProps {
  readonly found: FoundSlots;
  readonly criteria: CompleteCriteria;
  readonly links: Pick<Links, 'main' | 'result' | 'followup' | 'schedule' | 'reschedule'>;
}

/** The providers that a search found, and where the guest goes once a slot is reserved. */
export function FoundTimes({ found, criteria, links }: FoundTimesProps) {
  const navigate = useNavigate();
  const { services } = useServices();
  const { flow } = found.search;
  const state = searchedState(flow, criteria);
  const zone = useGuestZone(criteria);
  const openOn = useJourney(knownDay);
  const move = useJourney((journey) => journey.move);
  const { reserve, busy } = useReserveAppointment(found.search, criteria);
  useReadFormAhead(found.search, criteria.isMove === true);
  // The error has been shown, so it is not passed on.
  const { error: _error, ...search } = criteria;

  const goOn = (picked: PickedTime) => {
    const first = { services: picked.services, timestamp: picked.time };
    if (criteria.isMove) {
      const isBoth = move !== undefined && movesBoth(move, first, services);
      return void navigate(isBoth ? links.followup : links.reschedule, { state: navigationState(search) });
    }
    const followup = findFollowup(first, services);
    void navigate(followup ? links.followup : links.schedule, { state: navigationState(search) });
  };
  return (
    <Locations
      found={found}
      messages={countMessages(flow, useMessages(resultsMessages))}
      location={state === undefined ? criteria.location : stateName(state)}
      guestZone={flows[flow].provider === 'dietitian' ? zone : undefined}
      openOn={openOn}
      page={criteria.page}
      onPage={(page) => void navigate(links.result, { state: navigationState({ ...search, page }) })}
      onDate={(date) => void navigate(links.result, { state: navigationState({ ...search, date, page: 1 }) })}
      handlers={{ reserve, busy, onReserved: goOn }}
      otherWays={<OtherWays serviceIds={criteria.serviceIds} main={criteria.isMove ? undefined : links.main} />}
    />
  );
}

/** Reads the form of the booking while the guest chooses a time, so that its first question comes at once. */
function useReadFormAhead({ flow, services }: BookableSearch, isMove: boolean): void {
  const appServices = useAppServices();
  useEffect(() => {
    if (isMove) return;
    const { content } = appServices;
    void whenIdle().then(() => {
      void content.loader.load(content.entry(reservationToggleByFlow));
      void readBookingForm(appServices, flow, services);
    });
  }, [appServices, flow, services, isMove]);
}

/** The day that the guest knows already: that of the appointment to be moved, or of the time that is chosen. */
function knownDay({ move, picked }: JourneyState): IsoDate | undefined {
  const known = move ? move.appointments.find(({ id }) => id === move.id) : picked.appointment;
  const isBooked = !move && known?.confirmCode !== undefined;
  return known && !isBooked ? extractDate(known.timestamp) : undefined;
}

/** Reserves a time of a search. This starts its flow, and gives the provider the guest's state if the flow names it. */
function useReserveAppointment(
  { flow, namesState }: BookableSearch,
  criteria: CompleteCriteria,
): Pick<ReserveHandlers, 'reserve' | 'busy'> {
  const { journey } = useAppServices();
  const { reserve, busy } = useReservation();
  return {
    busy,
    reserve: async ({ provider, time, services }) => {
      if (!hasStarted(journey.getState().flow, flow)) journey.dispatch({ type: 'startFlow', flow });
      const outcome = await reserve({
        appointment: { timestamp: time, timezone: provider.timezone, services },
        provider: withLicensureState(
          provider,
          namesState ? (searchedState(flow, criteria) ?? provider.licensureState) : undefined,
        ),
      });
      if (outcome.kind === 'ok') journey.dispatch({ type: 'continueFlow' });
      return outcome;
    },
  };
}
