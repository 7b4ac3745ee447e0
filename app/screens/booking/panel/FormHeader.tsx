import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { ProgressBar, StepList, type Wizard, type WizardMessages, wizardProgress } from '#engine/react';
import { dateLabel, timeLabel } from '../../../formatting/dateLabel.ts';
import { extractDate } from '../../../formatting/wallTime.ts';
import type { Provider } from '../../../journey/index.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { providerLabel } from '../../../reservation/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { CountdownStatus } from '../countdown/countdownStatus.ts';
import { AppointmentsPanel, type AppointmentsPanelProps } from './AppointmentsPanel.tsx';
import styles from './FormHeader.module.css';

interface FormHeaderProps {
  readonly wizard: Wizard;
  readonly messages: WizardMessages;
  /** The picked appointments; undefined where the page shows none beside it (WIZARD-19). */
  readonly picked: AppointmentsPanelProps | undefined;
  readonly status: CountdownStatus;
  /** How long the time is still held; undefined where nothing is known of it. */
  readonly minutes: number | undefined;
}

/**
 * The header of the form on a narrow screen: one row at the top with the appointment, the step and the minutes left. It
 * stays in sight while the guest scrolls, and opens the steps and the details over the form, so that nothing below it moves.
 */
export function FormHeader({ wizard, messages, picked, status, minutes }: FormHeaderProps) {
  const words = useMessages(bookingMessages).panel;
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const header = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) toggle.current?.focus();
  }, []);
  useCloseOutside(header, open, close);
  const { step, steps } = wizardProgress(wizard);
  const place = messages.stepProgress(step, steps);
  const { current } = wizard;
  const { title } = current.step;
  return (
    <div ref={header} className={styles.header}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={detailsId}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.words}>
          <span className={styles.what}>{picked ? <AppointmentBriefly {...picked} /> : title}</span>{' '}
          <span className={styles.step}>{picked ? `${place}: ${title}` : place}</span>
        </span>{' '}
        <TimeLeft status={status} minutes={minutes} />
        <VisuallyHidden>{` ${picked ? words.details : messages.steps}`}</VisuallyHidden>
        <svg viewBox="0 0 24 24" className={styles.chevron} fill="none" stroke="currentcolor" aria-hidden="true">
          <path d="m6 9 6 6 6-6" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
      <ProgressBar step={step} steps={steps} />
      <div id={detailsId} className={open ? styles.details : undefined}>
        {open && (
          <>
            {picked && <AppointmentsPanel {...picked} />}
            <nav aria-label={messages.steps}>
              <StepList wizard={wizard} messages={messages} onGo={() => close(true)} />
            </nav>
          </>
        )}
      </div>
    </div>
  );
}

/** 'Wed, Nov 25, 10:00 AM · +1 more · Lincoln Way'; the zone stands in the details. */
function AppointmentBriefly({ appointments: [first, ...others], provider }: AppointmentsPanelProps) {
  const { more } = useMessages(bookingMessages).panel;
  if (!first) return null;
  const { timestamp } = first;
  const parts = [
    `${dateLabel(extractDate(timestamp), 'brief')}, ${timeLabel(timestamp)}`,
    ...(others.length > 0 ? [fillTemplate(more, { n: others.length })] : []),
    whereBriefly(provider),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The street without its number, 'Lincoln Way', which is shorter than the name over the door; else the name. */
const whereBriefly = (provider: Provider): string | undefined =>
  provider.address?.addressLines[0]?.replace(/^\d+[a-z]?\s+/i, '') ?? providerLabel(provider);

function TimeLeft({ status, minutes }: Pick<FormHeaderProps, 'status' | 'minutes'>) {
  const { ended, left } = useMessages(bookingMessages).panel;
  if (status === 'over' || status === 'failed') return <span className={styles.ending}>{ended}</span>;
  if (minutes === undefined) return null;
  return (
    <span className={status === 'warning' ? styles.ending : styles.left}>{fillTemplate(left, { n: minutes })}</span>
  );
}

/**
 * Closes what lies over the page when the guest goes on elsewhere: by a press or the focus outside, or by Escape, which
 * returns the focus. So it never hides the control that has the focus.
 *
 * @param close the same function at each render
 */
function useCloseOutside(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  close: (returnFocus: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !element.current?.contains(target)) close(false);
    };
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close(element.current?.contains(document.activeElement) ?? false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [element, open, close]);
}
