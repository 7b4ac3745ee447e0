import { useCallback, useEffect, useState } from 'react';
import { reservationToggle } from '../../../content/documents/settings/reservationToggle.ts';
import { type Reservation, usualFlow } from '../../../journey/index.ts';
import { listReservationCodes, reserveAll } from '../../../reservation/index.ts';
import { useAppWiring, useDocument, useJourney } from '../../../wiring/index.ts';
import { useMinutesLeft } from './useMinutesLeft.ts';

export interface ReservationCountdown {
  /** Minutes until the reservation ends, 0 once it has; undefined without one, or where nothing is known of its end. */
  readonly minutes: number | undefined;
  /** Reserves what is held once more. */
  readonly again: () => Promise<void>;
  readonly busy: boolean;
  /** Reserving once more did not get through. */
  readonly failed: boolean;
  /** The guest has reserved once more. */
  readonly renewed: boolean;
  /** The page was loaded anew: what it holds is being reserved again. */
  readonly pending: boolean;
}

/** When the first of the reservations ends: a first dose without its second, or the other way, is not what was picked. */
const firstEnd = ({ appointment, followup }: Reservation): string | undefined =>
  [appointment, followup]
    .flatMap((one) => one?.slotReservation?.expiresAt ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];

/** What came of reserving once more. */
type Renewal = 'none' | 'underWay' | 'made' | 'failed';

/**
 * The reservations of what is held while its form is filled: counted down, offered once more when it runs out, and
 * made anew where a reload, or a page that the browser kept, has dropped it.
 *
 * @param onTaken told when somebody else has the time by now; the same function at each render
 */
export function useReservationCountdown(onTaken: () => void): ReservationCountdown {
  const wiring = useAppWiring();
  const { journey } = wiring;
  const minutes = useMinutesLeft(useJourney(({ reservation }) => firstEnd(reservation)));
  const [renewal, setRenewal] = useState<Renewal>('none');
  const [isFinished, setFinished] = useState(false);
  const toggle = useDocument(reservationToggle);
  const flow = useJourney(({ flow: { name } }) => name) ?? usualFlow;

  const reserve = useCallback(async (): Promise<Renewal> => {
    const { appointment } = journey.getState().reservation;
    if (!appointment || appointment.confirmCode !== undefined) return 'none';
    const outcome = await reserveAll(wiring);
    if (outcome.kind === 'refused') onTaken();
    if (outcome.kind === 'ok') return 'made';
    return outcome.kind === 'failed' && outcome.failure !== 'aborted' ? 'failed' : 'none';
  }, [wiring, journey, onTaken]);

  const again = async () => {
    if (renewal === 'underWay') return;
    for (const code of listReservationCodes(journey.getState().reservation))
      journey.dispatch({ type: 'released', code });
    setRenewal('underWay');
    setRenewal(await reserve());
  };

  useEffect(() => {
    void reserve().finally(() => setFinished(true));
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void reserve();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reserve]);
  return {
    minutes,
    again,
    busy: renewal === 'underWay',
    failed: renewal === 'failed',
    renewed: renewal === 'made',
    pending: !isFinished && toggle?.ok === true && toggle.document[flow],
  };
}
