import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import {
  type BookingForm,
  bookingFormName,
  readBookingForm,
  useAppServices,
  useDocument,
  useJourney,
  useWhenOnline,
  useWithOffline,
} from '../../app-services/index.ts';
import { useNextTask } from '../../chunks/useNextTask.ts';
import { reservationToggleByFlow } from '../../content/generated/settings/reservationToggleByFlow.ts';
import { arrivalChecklist } from '../../content/generated/texts/arrivalChecklist.ts';
import { confirmationTexts } from '../../content/generated/texts/confirmationTexts.ts';
import { rideShareTexts } from '../../content/generated/texts/rideShareTexts.ts';
import {
  type Appointment,
  defaultFlow,
  type FlowName,
  isWalkIn,
  type Provider,
  type Service,
} from '../../journey/index.ts';
import { searchStart } from '../../journey/Links.ts';
import { bookingMessages } from '../../messages/generated/bookingMessages.ts';
import { contentMessages } from '../../messages/generated/siteMessages.ts';
import { walkInMessages } from '../../messages/generated/walkInMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { bookedNote, bookedState } from '../../reservation/index.ts';
import { RetryNotice } from '../../ui/alerts/RetryNotice.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Intake, type IntakeProps } from './Intake.tsx';
import { FormOver } from './leave/FormOver.tsx';
import styles from './ScheduleScreen.module.css';

const none = { services: [] } as const;

/** The scheduling form for the picked slot (WIZARD-1). */
export function ScheduleScreen({ links }: Pick<IntakeProps, 'links'>) {
  const { questionsLoading } = useMessages(contentMessages);
  const { heading } = useMessages(bookingMessages);
  const { form } = useMessages(walkInMessages);
  const { appointment, followup, provider } = useJourney(({ picked }) => picked);
  const flow = useJourney(({ flow: { name } }) => name) ?? defaultFlow;
  const reading = useBookingForm(flow, appointment?.services ?? none.services);
  const isBegun = useNextTask(useNavigationType() !== 'POP');
  useReadAhead();
  // Who comes here with a booked appointment has come back from its confirmation.
  const [isOver] = useState(appointment?.confirmCode !== undefined);
  if (!appointment || !provider || isOver) return <FormOver to={searchStart(flow, links)} />;
  const appointments = followup ? [appointment, followup] : [appointment];
  if (appointment.confirmCode !== undefined)
    return <ToConfirmation appointments={appointments} provider={provider} to={links.confirmation} />;
  return (
    <>
      <h1 className={reading.status === 'ready' ? styles.heading : undefined}>
        {isWalkIn(appointment) ? form : heading}
      </h1>
      {reading.status === 'loading' && <Loading>{questionsLoading}</Loading>}
      {reading.status === 'failed' && <PlanFailed onRetry={reading.again} />}
      {reading.status === 'ready' && isBegun && (
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

/**
 * Goes to the confirmation with the note of what is booked, in case the guest reloads before it is shown. The entries of the
 * form stay behind it, where {@link FormOver} takes them all together. It goes before an empty page is painted, as
 * `Navigate` would only after that.
 */
function ToConfirmation({ appointments, provider, to }: ToConfirmationProps) {
  const [state] = useState(() => bookedState(bookedNote(appointments, provider, new Date())));
  const navigate = useNavigate();
  useLayoutEffect(() => void navigate(to, { state }), [navigate, to, state]);
  return null;
}

/**
 * Reads, together with the form, the documents that the form and the confirmation need soon after, so that nothing is
 * inserted later above what the guest is reading.
 */
function useReadAhead(): void {
  useDocument(reservationToggleByFlow);
  useDocument(confirmationTexts);
  useDocument(arrivalChecklist);
  useDocument(rideShareTexts);
}

/** Shown when the questions can be read neither live nor from the copies shipped with the app. */
function PlanFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { questionsFailed } = useMessages(contentMessages);
  const { retry } = useMessages(bookingMessages);
  const message = useWithOffline(questionsFailed);
  return (
    <div className={styles.failed}>
      <RetryNotice name="questionsFailed" text={message} action={retry} onRetry={onRetry} />
    </div>
  );
}

type BookingFormReading =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly form: BookingForm }
  | { readonly status: 'failed'; readonly again: () => void };

/** The form for a booking of these services, read when the screen opens and dropped when it is left. */
function useBookingForm(flow: FlowName, services: readonly Service[]): BookingFormReading {
  const appServices = useAppServices();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ readonly key: string; readonly form: BookingForm | undefined }>();
  const name = bookingFormName(flow, services);
  const key = `${attempt} ${name}`;
  const known = appServices.bookingForms.get(name);
  useEffect(() => {
    if (known) return;
    const controller = new AbortController();
    void readBookingForm(appServices, flow, services, controller.signal).then((form) => {
      if (!controller.signal.aborted) setRead({ key, form });
    });
    return () => controller.abort();
  }, [appServices, known, flow, services, key]);
  const again = () => setAttempt(attempt + 1);
  const hasFailed = read?.key === key && !read.form;
  useWhenOnline(hasFailed ? again : undefined);
  if (known) return { status: 'ready', form: known };
  if (hasFailed) return { status: 'failed', again };
  return read?.key === key && read.form ? { status: 'ready', form: read.form } : { status: 'loading' };
}
