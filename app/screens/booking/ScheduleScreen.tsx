import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { reservationToggle } from '../../content/documents/settings/reservationToggle.ts';
import { checklist } from '../../content/documents/texts/checklist.ts';
import { confirmationTexts } from '../../content/documents/texts/confirmationTexts.ts';
import { rideShareTexts } from '../../content/documents/texts/rideShareTexts.ts';
import { type Appointment, isWalkIn, type Provider, usualFlow } from '../../journey/index.ts';
import { searchStart } from '../../journey/search/searchStart.ts';
import { bookingMessages } from '../../messages/booking.ts';
import { contentMessages } from '../../messages/content.ts';
import { walkInMessages } from '../../messages/walkIn.ts';
import { bookedNote, bookedState } from '../../reservation/index.ts';
import { Loading } from '../../ui/alerts/Loading.tsx';
import { useDocument, useJourney } from '../../wiring/index.ts';
import { Intake } from './Intake.tsx';
import { PlanFailed } from './PlanFailed.tsx';
import type { ScheduleLinks } from './ScheduleLinks.ts';
import { useBookingForm } from './useBookingForm.ts';

const none = { services: [] } as const;

/** The scheduling form for the held slot (WIZARD-1). */
export function ScheduleScreen({ links }: { readonly links: ScheduleLinks }) {
  const { appointment, followup, provider } = useJourney(({ reservation }) => reservation);
  const flow = useJourney(({ flow: { name } }) => name) ?? usualFlow;
  const reading = useBookingForm(flow, appointment?.services ?? none.services);
  useReadAhead();
  if (!appointment || !provider) return <Navigate to={searchStart(flow, links)} replace />;
  const appointments = followup ? [appointment, followup] : [appointment];
  if (appointment.confirmCode !== undefined)
    return <ToConfirmation appointments={appointments} provider={provider} to={links.confirmation} />;
  return (
    <>
      <h1>{isWalkIn(appointment) ? walkInMessages.form : bookingMessages.heading}</h1>
      {reading.status === 'loading' && <Loading>{contentMessages.questionsLoading}</Loading>}
      {reading.status === 'failed' && <PlanFailed onRetry={reading.again} />}
      {reading.status === 'ready' && (
        <Intake form={reading.form} flow={flow} appointments={appointments} provider={provider} links={links} />
      )}
    </>
  );
}

interface ToConfirmationProps {
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  readonly to: string;
}

/** The way there has the note of what is booked, for a guest who reloads before the confirmation can be shown. */
function ToConfirmation({ appointments, provider, to }: ToConfirmationProps) {
  const [state] = useState(() => bookedState(bookedNote(appointments, provider, new Date())));
  return <Navigate to={to} replace state={state} />;
}

/**
 * Reads with the form what it and the confirmation say soon after, so that nothing is inserted above what the guest
 * reads by then.
 */
function useReadAhead(): void {
  useDocument(reservationToggle);
  useDocument(confirmationTexts);
  useDocument(checklist);
  useDocument(rideShareTexts);
}
