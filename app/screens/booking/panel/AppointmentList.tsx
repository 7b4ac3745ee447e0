import { useRef } from 'react';
import { useAppServices, useCriteria } from '../../../app-services/index.ts';
import type { Appointment, Provider } from '../../../journey/index.ts';
import { AppointmentFacts } from '../../../reservation/index.ts';
import styles from './AppointmentList.module.css';

export interface AppointmentListProps {
  /** The appointment, and after it its follow-up. */
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
}

/** Appointments with their facts, one below the other. The first has the flu vaccine that the search has added. */
export function AppointmentList({ appointments, provider }: AppointmentListProps) {
  const { journey } = useAppServices();
  const { shouldAddPromotion } = useCriteria();
  const list = useRef<HTMLUListElement>(null);
  const removeFluVaccine = () => {
    journey.dispatch({ type: 'removePromotion' });
    // The button is gone, so what is left takes the focus.
    list.current?.focus();
  };
  return (
    <ul ref={list} tabIndex={-1} className={styles.list}>
      {appointments.map((appointment, index) => (
        <li key={appointment.timestamp}>
          <AppointmentFacts
            appointment={shouldAddPromotion && index === 0 ? { ...appointment, addsFluVaccine: true } : appointment}
            provider={provider}
            onRemoveFluVaccine={removeFluVaccine}
          />
        </li>
      ))}
    </ul>
  );
}
