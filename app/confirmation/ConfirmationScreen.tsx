import { Navigate } from 'react-router-dom';
import { useJourney } from '../wiring/index.ts';
import { Confirmation } from './Confirmation.tsx';
import type { ConfirmationLinks } from './ConfirmationLinks.ts';

/** The booked appointment, from the booking until the guest leaves; a reload goes to main (document 2, section 2). */
export function ConfirmationScreen({ links }: { readonly links: ConfirmationLinks }) {
  const { appointment, followup, provider } = useJourney(({ holder }) => holder);
  const patient = useJourney((journey) => journey.patient);
  if (appointment?.confirmCode === undefined || !provider || !patient) return <Navigate to={links.main} replace />;
  const appointments = followup ? [appointment, followup] : [appointment];
  return <Confirmation appointments={appointments} provider={provider} patient={patient} links={links} />;
}
