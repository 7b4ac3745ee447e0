import type { Appointment, Provider } from '../../../journey/index.ts';

/** The picked appointments, as the panel beside the form and the line above it show them. */
export interface AppointmentsPanelProps {
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  /** The page where another time is picked, with the search that led to this one. */
  readonly edit: { readonly to: string; readonly state?: unknown };
}
