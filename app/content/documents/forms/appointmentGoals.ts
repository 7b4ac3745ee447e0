import {
  type AppointmentGoals,
  checkAppointmentGoals,
} from '../../../../schemas/generated/content/forms/appointment-goals.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The goals of a visit and the words of their checklist (INTAKE-26). */
export const appointmentGoals: DocumentKind<AppointmentGoals> = {
  name: 'appointment-goals',
  path: 'appointment-goals/1.0.0/scheduler/appointment-goals.json',
  check: checkAppointmentGoals,
};
