import { Navigate } from 'react-router-dom';
import { notesData } from '../content/documents/notesData.ts';
import { isWalkIn } from '../journey/index.ts';
import { bookingMessages } from '../messages/booking.ts';
import { contentMessages } from '../messages/content.ts';
import { walkInMessages } from '../messages/walkIn.ts';
import { Loading } from '../ui/Loading.tsx';
import { useDocument, useJourney } from '../wiring/index.ts';
import { Intake } from './Intake.tsx';
import { PlanFailed } from './PlanFailed.tsx';
import type { ScheduleLinks } from './ScheduleLinks.ts';
import { useFormPlan } from './useFormPlan.ts';
import { useReadAhead } from './useReadAhead.ts';

const none = { services: [], reasons: {} } as const;

/** The scheduling form for the held slot (document 2, section 2). */
export function ScheduleScreen({ links }: { readonly links: ScheduleLinks }) {
  const { appointment, followup, provider } = useJourney(({ holder }) => holder);
  const flow = useJourney(({ flow: { name } }) => name) ?? 'IN_PERSON';
  const form = useFormPlan(flow, appointment?.services ?? none.services);
  const notes = useDocument(notesData);
  useReadAhead();
  if (!appointment || !provider) return <Navigate to={flow === 'DIETITIAN' ? links.dietitian : links.main} replace />;
  if (appointment.confirmCode !== undefined) return <Navigate to={links.confirmation} replace />;
  const isLoading = form.status === 'loading' || (form.status === 'ready' && !notes);
  return (
    <>
      <h1>{isWalkIn(appointment) ? walkInMessages.form : bookingMessages.heading}</h1>
      {isLoading && <Loading>{contentMessages.questionsLoading}</Loading>}
      {form.status === 'failed' && <PlanFailed onRetry={form.again} />}
      {form.status === 'ready' && notes && (
        <Intake
          plan={form.plan}
          flow={flow}
          appointments={followup ? [appointment, followup] : [appointment]}
          provider={provider}
          reasons={notes.ok ? notes.document.reasons : none.reasons}
          links={links}
        />
      )}
    </>
  );
}
