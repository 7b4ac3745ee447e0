import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import { useAppServices, useJourney } from '../../app-services/index.ts';
import type { DocumentKind } from '../../content/DocumentKind.ts';
import { arrivalChecklist } from '../../content/generated/texts/arrivalChecklist.ts';
import { confirmationTexts } from '../../content/generated/texts/confirmationTexts.ts';
import { dietitiansDetail } from '../../content/generated/texts/dietitiansDetail.ts';
import { rideShareTexts } from '../../content/generated/texts/rideShareTexts.ts';
import { serviceExtraProperties } from '../../content/generated/texts/serviceExtraProperties.ts';
import { videoCallLinks } from '../../content/generated/texts/videoCallLinks.ts';
import type { Move } from '../../journey/index.ts';
import type { Links } from '../../journey/Links.ts';
import { type BookedNote, listReservationCodes, readBookedNote, releaseCodes } from '../../reservation/index.ts';
import { Booked } from './Booked.tsx';
import { Confirmation } from './Confirmation.tsx';

/** The documents of the confirmation and of the calendar file; they are read before anything is booked. */
export const confirmationDocuments: readonly DocumentKind[] = [
  confirmationTexts,
  arrivalChecklist,
  dietitiansDetail,
  rideShareTexts,
  videoCallLinks,
  serviceExtraProperties,
];

interface ConfirmationScreenProps {
  readonly links: Pick<
    Links,
    'main' | 'dietitian' | 'result' | 'confirmation' | 'cancel' | 'canceled' | 'instantVaccineSelection'
  >;
}

/**
 * The booked appointment, from the booking until the guest leaves. After a reload it only shows when and where
 * (docs/decisions/030-confirmation-after-a-reload.md). A guest who comes back to it, or has booked nothing, goes to
 * main (CONFIRM-1); one who comes back from the times of a move sees it again.
 */
export function ConfirmationScreen({ links }: ConfirmationScreenProps) {
  const { appointment, followup, provider } = useJourney(({ picked }) => picked);
  const patient = useJourney((journey) => journey.patient);
  const wasMoved = useJourney((journey) => journey.wasMoved);
  const left = useLeftForMove();
  const note = useReloadedNote();
  const presence = usePresence();
  // A guest who moved the appointment by the link of the mail has told nothing about the patient.
  if (appointment?.confirmCode !== undefined && provider && (patient || wasMoved)) {
    const appointments = followup ? [appointment, followup] : [appointment];
    return <Confirmation appointments={appointments} provider={provider} patient={patient} links={links} />;
  }
  if (left) return left.attempt ? <Navigate to={links.cancel(left.id, left.confirmCode)} replace /> : <KeepTime />;
  if (note && presence !== 'back') return <Booked note={note} links={links} />;
  // Going to main while the page is reloaded would replace the history entry that the reload opens.
  return presence === 'away' ? null : <Navigate to={links.main} replace />;
}

/** The move for which the guest has left this confirmation; undefined if there is none. */
function useLeftForMove(): Move | undefined {
  const move = useJourney((journey) => journey.move);
  const isBooked = useJourney(({ picked }) => picked.appointment?.confirmCode !== undefined);
  return move?.patient && !isBooked ? move : undefined;
}

/** Shows again what is booked, and releases the time that was picked in its place. */
function KeepTime() {
  const appServices = useAppServices();
  useEffect(() => {
    const { journey } = appServices;
    void releaseCodes(appServices, listReservationCodes(journey.getState().picked));
    journey.dispatch({ type: 'keepTime' });
  }, [appServices]);
  return null;
}

/** `away` once the page is left or reloaded; `back` if the browser has kept the page and shows it again. */
type Presence = 'here' | 'away' | 'back';

/** Whether the guest is on this page, has left it, or has come back to it. */
function usePresence(): Presence {
  const [presence, setPresence] = useState<Presence>('here');
  useLayoutEffect(() => {
    // Rendered at once, before other changes of the same moment, such as the patient being forgotten.
    const onHide = () => flushSync(() => setPresence('away'));
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setPresence('back');
    window.addEventListener('pagehide', onHide, true);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide, true);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
  return presence;
}

/** What was booked before the guest reloaded this page; undefined for a guest who came here in any other way. */
function useReloadedNote(): BookedNote | undefined {
  const { state } = useLocation();
  const isLoad = useNavigationType() === 'POP' && isReloaded();
  const [note] = useState(() => (isLoad ? readBookedNote(state, new Date()) : undefined));
  return note;
}

/**
 * Whether the page load was a reload of this address. After a reload of another one, the guest may have come here by
 * Back or Forward.
 */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload' && parsePath(entry.name) === window.location.pathname);

const parsePath = (address: string): string => new URL(address, window.location.href).pathname;
