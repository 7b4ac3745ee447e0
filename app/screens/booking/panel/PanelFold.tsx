import { type ReactNode, useId, useState } from 'react';
import type { Appointment } from '../../../journey/index.ts';
import { zoneMessages } from '../../../messages/appointmentMessages.ts';
import { bookingMessages } from '../../../messages/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { whenLabels } from '../../../reservation/index.ts';
import { breakpoints, useBreakpoint } from '../../../ui/breakpoints.ts';
import styles from './PanelFold.module.css';

export interface PanelFoldProps {
  readonly appointments: readonly Appointment[];
  readonly children: ReactNode;
}

/** Keeps the panel short above a form on a narrow screen: it shows the times, and the rest behind a button. */
export function PanelFold({ appointments, children }: PanelFoldProps) {
  const messages = useMessages(bookingMessages);
  const zones = useMessages(zoneMessages);
  const id = useId();
  const isBeside = useBreakpoint() >= breakpoints.tablet;
  const [open, setOpen] = useState(false);
  if (isBeside) return children;
  return (
    <>
      {!open &&
        appointments.map((appointment) => {
          const { date, time } = whenLabels(appointment, zones);
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
        {open ? messages.panel.hideDetails : messages.panel.details}
      </button>
    </>
  );
}
