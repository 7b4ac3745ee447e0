import { useCallback, useEffect, useState } from 'react';
import type { FailedCall } from '../../../api/index.ts';
import { useAppServices, useDocument, useJourney } from '../../../app-services/index.ts';
import { reservationToggleByFlow } from '../../../content/generated/settings/reservationToggleByFlow.ts';
import { defaultFlow, type PickedAppointments, type TimeRefusal } from '../../../journey/index.ts';
import { listReservationCodes, reserveAll } from '../../../reservation/index.ts';
import { useMinutesLeft } from './useMinutesLeft.ts';

export interface ReservationCountdown {
  /** Minutes until the reservation ends, 0 once it has; undefined without one, or where nothing is known of its end. */
  readonly minutes: number | undefined;
  /** Makes the reservations again. */
  readonly again: () => Promise<void>;
  readonly busy: boolean;
  /** The call that failed to make them again. */
  readonly failed: FailedCall | undefined;
  /** They have been made again. */
  readonly renewed: boolean;
  /** The page was reloaded, and the reservations are being made again. */
  readonly pending: boolean;
}

/** When the first reservation ends. Both appointments are needed, so the earlier end counts. */
const firstEnd = ({ appointment, followup }: PickedAppointments): string | undefined =>
  [appointment, followup]
    .flatMap((one) => one?.slotReservation?.expiresAt ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];

/** The result of making the reservations again. */
type Renewal = 'none' | 'underWay' | 'made' | FailedCall;

/**
 * The reservations while the form is filled in. They are counted down, can be made again when they run out, and are
 * made again by themselves after a reload or when the browser shows a page that it has kept.
 *
 * @param onRefused called when the slot is not to be had any more; the same function at each render
 */
export function useReservationCountdown(onRefused: (refusal: TimeRefusal) => void): ReservationCountdown {
  const appServices = useAppServices();
  const { journey } = appServices;
  const minutes = useMinutesLeft(useJourney(({ picked }) => firstEnd(picked)));
  const [renewal, setRenewal] = useState<Renewal>('none');
  const [hasTried, setTried] = useState(false);
  const toggle = useDocument(reservationToggleByFlow);
  const flow = useJourney(({ flow: { name } }) => name) ?? defaultFlow;

  const reserve = useCallback(async (): Promise<Renewal> => {
    const { appointment } = journey.getState().picked;
    if (!appointment || appointment.confirmCode !== undefined) return 'none';
    const outcome = await reserveAll(appServices);
    if (outcome.kind === 'refused') onRefused(outcome.refusal);
    if (outcome.kind === 'ok') return 'made';
    return outcome.kind === 'failed' && outcome.failure !== 'aborted' ? outcome : 'none';
  }, [appServices, journey, onRefused]);

  const again = async () => {
    if (renewal === 'underWay') return;
    for (const code of listReservationCodes(journey.getState().picked)) journey.dispatch({ type: 'released', code });
    setRenewal('underWay');
    setRenewal(await reserve());
  };

  useEffect(() => {
    void reserve().finally(() => setTried(true));
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void reserve();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reserve]);
  return {
    minutes,
    again,
    busy: renewal === 'underWay',
    failed: typeof renewal === 'object' ? renewal : undefined,
    renewed: renewal === 'made',
    pending: !hasTried && toggle?.ok === true && toggle.document[flow],
  };
}
