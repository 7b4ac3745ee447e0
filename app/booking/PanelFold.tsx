import { type ReactNode, useId, useState } from 'react';
import type { Appointment } from '../journey/index.ts';
import { bookingMessages } from '../messages/booking.ts';
import { whenLabels } from '../reservation/index.ts';
import styles from './PanelFold.module.css';
import { useIsWide } from './useIsWide.ts';

export interface PanelFoldProps {
  readonly appointments: readonly Appointment[];
  readonly children: ReactNode;
}

/** Keeps the panel short above a form on a narrow screen: the times, and the rest behind a button. */
export function PanelFold({ appointments, children }: PanelFoldProps) {
  const id = useId();
  const isWide = useIsWide();
  const [open, setOpen] = useState(false);
  if (isWide) return children;
  return (
    <>
      {!open &&
        appointments.map((appointment) => {
          const { date, time } = whenLabels(appointment);
          return (
            <p key={appointment.timestamp} className={styles.when}>
              <span>{date}</span> <span>{time}</span>
            </p>
          );
        })}
      <div id={id}>{open && children}</div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? bookingMessages.panel.hideDetails : bookingMessages.panel.details}
      </button>
    </>
  );
}
