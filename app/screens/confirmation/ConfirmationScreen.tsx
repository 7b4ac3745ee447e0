import { Navigate } from 'react-router-dom';
import type { DocumentKind } from '../../content/DocumentKind.ts';
import { checklist } from '../../content/documents/texts/checklist.ts';
import { confirmationTexts } from '../../content/documents/texts/confirmationTexts.ts';
import { rideShareTexts } from '../../content/documents/texts/rideShareTexts.ts';
import { serviceExtraProperties } from '../../content/documents/texts/serviceExtraProperties.ts';
import { videoCallLinks } from '../../content/documents/texts/videoCallLinks.ts';
import { useJourney } from '../../wiring/index.ts';
import { Confirmation } from './Confirmation.tsx';
import type { ConfirmationLinks } from './ConfirmationLinks.ts';
import { Booked } from './reload/Booked.tsx';
import { usePresence } from './reload/usePresence.ts';
import { useReloadedNote } from './reload/useReloadedNote.ts';

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
