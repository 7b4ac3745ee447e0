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

/** The documents of the confirmation and of the calendar file; they are read before anything is booked. */
export const confirmationDocuments: readonly DocumentKind[] = [
  confirmationTexts,
  checklist,
  rideShareTexts,
  videoCallLinks,
  serviceExtraProperties,
];

/**
 * The booked appointment, from the booking until the guest leaves. After a reload it only shows when and where
 * (docs/decisions/030-confirmation-after-a-reload.md). A guest who comes back to it, or has booked nothing, goes to
 * main (CONFIRM-1).
 */
export function ConfirmationScreen({ links }: { readonly links: ConfirmationLinks }) {
  const { appointment, followup, provider } = useJourney(({ picked }) => picked);
  const patient = useJourney((journey) => journey.patient);
  const note = useReloadedNote();
  const presence = usePresence();
  if (appointment?.confirmCode !== undefined && provider && patient) {
    const appointments = followup ? [appointment, followup] : [appointment];
    return <Confirmation appointments={appointments} provider={provider} patient={patient} links={links} />;
  }
  if (note && presence !== 'back') return <Booked note={note} links={links} />;
  // Going to main while the page is reloaded would replace the history entry that the reload opens.
  return presence === 'away' ? null : <Navigate to={links.main} replace />;
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
