import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { dateLabel } from '../../../formatting/dateLabel.ts';
import { timeLabel } from '../../../formatting/timeLabel.ts';
import { extractDate } from '../../../formatting/wallTime.ts';
import type { Appointment, Provider } from '../../../journey/index.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { providerLabel } from '../../../reservation/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { CountdownStatus } from '../countdown/countdownStatus.ts';
import styles from './AppointmentLine.module.css';
import { type AppointmentsPanelProps, PanelContent } from './PanelContent.tsx';

interface AppointmentLineProps extends AppointmentsPanelProps {
  readonly status: CountdownStatus;
  /** How long the time is still held; undefined where nothing is known of it. */
  readonly minutes: number | undefined;
}

/**
 * The picked appointments on a narrow screen: one line at the top, which stays in sight while the guest scrolls and
 * opens the details over the form, so that nothing below it moves.
 */
export function AppointmentLine({ status, minutes, ...panel }: AppointmentLineProps) {
  const messages = useMessages(bookingMessages).panel;
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const line = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) toggle.current?.focus();
  }, []);
  useCloseOutside(line, open, close);
  const [first, ...others] = panel.appointments;
  if (!first) return null;
  const isOver = status === 'over' || status === 'failed';
  return (
    <section ref={line} className={styles.line} aria-label={messages.heading}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={detailsId}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.words}>
          <span className={styles.when}>{whenBriefly(first)}</span>{' '}
          {others.length > 0 && <span>{fillTemplate(messages.more, { n: others.length })}</span>}{' '}
          <span className={styles.where}>{whereBriefly(panel.provider)}</span>{' '}
          {isOver && <span className={styles.ending}>{messages.ended}</span>}
          {!isOver && minutes !== undefined && (
            <span className={status === 'warning' ? styles.ending : undefined}>
              {fillTemplate(messages.left, { n: minutes })}
            </span>
          )}
          <VisuallyHidden>{` ${messages.details}`}</VisuallyHidden>
        </span>
        <svg viewBox="0 0 24 24" className={styles.chevron} fill="none" stroke="currentcolor" aria-hidden="true">
          <path d="m6 9 6 6 6-6" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
      <div id={detailsId} className={open ? styles.details : undefined}>
        {open && <PanelContent {...panel} />}
      </div>
    </section>
  );
}

/** 'Wed, Nov 25, 10:00 AM'; the zone stands in the details. */
const whenBriefly = ({ timestamp }: Appointment): string =>
  `${dateLabel(extractDate(timestamp), 'brief')}, ${timeLabel(timestamp)}`;

/** The street without its number, 'Lincoln Way', which is shorter than the name over the door; else the name. */
const whereBriefly = (provider: Provider): string | undefined =>
  provider.address?.addressLines[0]?.replace(/^\d+[a-z]?\s+/i, '') ?? providerLabel(provider);

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
