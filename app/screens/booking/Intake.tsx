import '#engine/look.css';
import { useCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { wizardMessages as english, messageCatalogue } from '#engine/messages/en';
import { Stepper, WizardForm, type WizardMessages } from '#engine/react';
import { type BookingForm, useAppServices, useCriteria } from '../../app-services/index.ts';
import {
  type Appointment,
  type FlowName,
  isWalkIn,
  mayBeBooked,
  type Provider,
  type TimeRefusal,
} from '../../journey/index.ts';
import { type Links, searchStart } from '../../journey/Links.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import { bookingMessages } from '../../messages/generated/bookingMessages.ts';
import { useMessages, useSettings } from '../../messages/useMessages.ts';
import { breakpoints, useBreakpoint } from '../../ui/breakpoints.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { formWidgets } from '../../widgets/formWidgets.ts';
import { countdownStatus } from './countdown/countdownStatus.ts';
import { HeldFor } from './countdown/HeldFor.tsx';
import { ReservationNotice } from './countdown/ReservationNotice.tsx';
import { useFrozen } from './countdown/useFrozen.ts';
import { useReservationCountdown } from './countdown/useReservationCountdown.ts';
import styles from './Intake.module.css';
import { useIntake } from './intake/useIntake.ts';
import { AnswersGone } from './leave/AnswersGone.tsx';
import { LeaveModal } from './leave/LeaveModal.tsx';
import { useLeaveGuard } from './leave/useLeaveGuard.ts';
import { wayBack } from './leave/wayBack.ts';
import { AppointmentsPanel, showsPanel } from './panel/AppointmentsPanel.tsx';
import { BookingSummary } from './panel/BookingSummary.tsx';
import { FormHeader } from './panel/FormHeader.tsx';
import { FormIntro } from './panel/FormIntro.tsx';
import { BookingFailed } from './send/BookingFailed.tsx';
import { BookingModal } from './send/BookingModal.tsx';
import { MayBeBooked } from './send/MayBeBooked.tsx';
import { AddressModal } from './verification/AddressModal.tsx';
import { useVerification } from './verification/useVerification.ts';
import { useZipFill } from './verification/useZipFill.ts';
import { ZipNote } from './verification/ZipNote.tsx';

export interface IntakeProps {
  readonly form: BookingForm;
  readonly flow: FlowName;
  /** The appointment, and after it its follow-up. */
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  readonly links: Pick<
    Links,
    'main' | 'dietitian' | 'result' | 'followup' | 'confirmation' | 'instantVaccineSelection'
  >;
}

/** The form, with the picked appointments beside it and the dialogs that can interrupt it. */
export function Intake({ form, flow, appointments, provider, links }: IntakeProps) {
  const navigate = useNavigate();
  const state = navigationState(useCriteria());
  const { journey } = useAppServices();
  const { wizard: intake, failure, setFailure, failedCall } = useIntake(form, flow);
  const { wizard, isFilled } = useZipFill(intake);
  const onRefused = useCallback(
    (refusal: TimeRefusal) => {
      const state = journey.getState();
      // A booking under way may have taken the slot itself, so its answer decides.
      if (state.attempt !== undefined) return;
      if (mayBeBooked(state)) return setFailure('unanswered');
      // Nothing leads back to this time.
      journey.dispatch({ type: 'refused', isLost: true });
      setFailure(refusal === 'taken' ? 'conflict' : refusal);
    },
    [setFailure, journey],
  );
  const countdown = useReservationCountdown(onRefused);
  // Booking begins by releasing the reservation; what is said of it stays until the booking is answered, so that nothing moves.
  const isSending = wizard.state.phase === 'submitting';
  const status = useFrozen(countdownStatus(countdown, useSettings().holdWarningMinutes), isSending);
  const minutes = useFrozen(countdown.minutes, isSending);
  const section = useRef<HTMLDivElement>(null);
  const { correction, choose, edit, stop } = useVerification(wizard, section);
  const { back, availability } = wayBack(links, appointments, provider);
  const guard = useLeaveGuard([back, availability, links.followup, links.confirmation], stop);
  const { current, index, path } = wizard;
  const isLast = index === path.length - 1;

  const messages = useWizardMessages();
  const walksIn = appointments.some(isWalkIn);
  const anew = walksIn ? { to: back } : { to: links.result, state };
  const goTo = (to: string) => void navigate(to, { state });
  const quit = () => {
    journey.dispatch({ type: 'forgetPerson' });
    void navigate(searchStart(flow, links));
  };
  const hasPanel = showsPanel(current.step, flow, isLast);
  const isNarrow = useBreakpoint() < breakpoints.tablet;
  const hasSide = !isNarrow && (hasPanel || isLast);
  const picked = { appointments, provider, edit: anew };
  const held = <HeldFor status={status} minutes={minutes} />;
  const intro = index === 0 && <FormIntro step={current.step} />;
  return (
    <div className={styles.intake}>
      {isNarrow ? (
        <FormHeader
          wizard={wizard}
          messages={messages}
          picked={hasPanel ? picked : undefined}
          status={status}
          minutes={minutes}
        />
      ) : (
        <div className={styles.stepper}>
          <Stepper wizard={wizard} messages={messages} />
        </div>
      )}
      {hasSide && (
        <div className={styles.panel}>
          {isLast ? (
            <BookingSummary headingLevel="h2" {...picked}>
              {held}
            </BookingSummary>
          ) : (
            <AppointmentsPanel {...picked}>{held}</AppointmentsPanel>
          )}
          {intro}
        </div>
      )}
      {/* With a key: Preact would else take this element for the stepper when a window gets wide, and begin the form anew. */}
      <div key="form" className={styles.form} ref={section}>
        <MayBeBooked />
        {index === 0 && <AnswersGone />}
        <ReservationNotice
          countdown={{ ...countdown, minutes }}
          status={status}
          isBrief={isNarrow || hasSide}
          isSending={isSending}
        />
        {!hasSide && intro}
        <WizardForm
          wizard={wizard}
          messages={messages}
          catalogue={messageCatalogue}
          RichText={RichText}
          widgets={formWidgets}
          onBackFromFirst={() => goTo(back)}
          lead={isLast && isNarrow && <BookingSummary headingLevel="h3" {...picked} />}
          message={
            <>
              {isFilled !== undefined && <ZipNote isFilled={isFilled} />}
              {isLast && (failure === 'failed' || failure === 'busy') && (
                <BookingFailed isBusy={failure === 'busy'} call={failedCall} />
              )}
            </>
          }
        />
      </div>
      {correction && <AddressModal correction={correction} onChoose={choose} onEdit={edit} />}
      <BookingModal
        failure={failure}
        call={failedCall}
        isWalkIn={walksIn}
        onAvailability={() => goTo(availability)}
        onBack={() => setFailure(undefined)}
        onQuit={quit}
      />
      <LeaveModal guard={guard} />
    </div>
  );
}

/** The form's own messages. The form's configuration may name the button that books; otherwise its name is here. */
export function useWizardMessages(): WizardMessages {
  const { book, submitting, verifying } = useMessages(bookingMessages);
  return useMemo(() => ({ ...english, submit: book, submitting, verifying }), [book, submitting, verifying]);
}
