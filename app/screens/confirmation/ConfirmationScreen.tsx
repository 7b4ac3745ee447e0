import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import type { DocumentKind } from '../../content/DocumentKind.ts';
import { checklist } from '../../content/documents/texts/checklist.ts';
import { confirmationTexts } from '../../content/documents/texts/confirmationTexts.ts';
import { rideShareTexts } from '../../content/documents/texts/rideShareTexts.ts';
import { serviceExtraProperties } from '../../content/documents/texts/serviceExtraProperties.ts';
import { videoCallLinks } from '../../content/documents/texts/videoCallLinks.ts';
import { type BookedNote, readBookedNote } from '../../reservation/index.ts';
import { useJourney } from '../../wiring/index.ts';
import { Confirmation } from './Confirmation.tsx';
import type { ConfirmationLinks } from './ConfirmationLinks.ts';
import { Booked } from './reload/Booked.tsx';

/** What it shows, and what the calendar file says, comes from these; they are read before anything is booked. */
export const confirmationDocuments: readonly DocumentKind[] = [
  confirmationTexts,
  checklist,
  rideShareTexts,
  videoCallLinks,
  serviceExtraProperties,
];

/**
 * The booked appointment, from the booking until the guest leaves. After a reload it says when and where
 * (docs/decisions/030-confirmation-after-a-reload.md); whoever comes back to it, or has booked nothing, goes to main
 * (CONFIRM-1).
 */
export function ConfirmationScreen({ links }: { readonly links: ConfirmationLinks }) {
  const { appointment, followup, provider } = useJourney(({ reservation }) => reservation);
  const patient = useJourney((journey) => journey.patient);
  const note = useReloadedNote();
  const presence = usePresence();
  if (appointment?.confirmCode !== undefined && provider && patient) {
    const appointments = followup ? [appointment, followup] : [appointment];
    return <Confirmation appointments={appointments} provider={provider} patient={patient} links={links} />;
  }
  if (note && presence !== 'back') return <Booked note={note} links={links} />;
  // Going to main now would take the place in the history of what the reload comes to.
  return presence === 'away' ? null : <Navigate to={links.main} replace />;
}

/** `away` once the page is left or reloaded; `back` where the browser has kept it, and shows it again. */
type Presence = 'here' | 'away' | 'back';

/** Whether the guest is on this page as it was loaded. */
function usePresence(): Presence {
  const [presence, setPresence] = useState<Presence>('here');
  useLayoutEffect(() => {
    // At once, before what else happens at this moment is painted.
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

/** What was booked before the guest reloaded this page; undefined for whoever came to it in any other way. */
function useReloadedNote(): BookedNote | undefined {
  const { state } = useLocation();
  const isLoad = useNavigationType() === 'POP' && isReloaded();
  const [note] = useState(() => (isLoad ? readBookedNote(state, new Date()) : undefined));
  return note;
}

/** Whether the page was loaded by a reload, and of this address: the guest may have come here since by Back or Forward. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload' && parsePath(entry.name) === window.location.pathname);

const parsePath = (address: string): string => new URL(address, window.location.href).pathname;
