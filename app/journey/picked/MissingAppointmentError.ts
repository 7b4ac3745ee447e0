/** The four internal errors of picked appointments (HOLD-6). They are mistakes of the code, not of a guest. */
export const missingAppointmentErrors = {
  noAppointment: 'No appointment/provider exists (yet) to reserve',
  noFollowup: 'No followup exists to reserve',
  scheduling: 'Scheduling requires first setting an appointment/provider',
  followup: 'Followups require first setting an appointment/provider',
} as const;

export class MissingAppointmentError extends Error {
  readonly code: keyof typeof missingAppointmentErrors;

  constructor(code: keyof typeof missingAppointmentErrors) {
    super(missingAppointmentErrors[code]);
    this.name = 'MissingAppointmentError';
    this.code = code;
  }
}
