/** The four internal errors of the reservation (HOLD-6). They are mistakes of the code, not of a guest. */
export const reservationErrors = {
  noAppointment: 'No appointment/provider exists (yet) to reserve',
  noFollowup: 'No followup exists to reserve',
  scheduling: 'Scheduling requires first setting an appointment/provider',
  followup: 'Followups require first setting an appointment/provider',
} as const;

export class ReservationError extends Error {
  readonly code: keyof typeof reservationErrors;

  constructor(code: keyof typeof reservationErrors) {
    super(reservationErrors[code]);
    this.name = 'ReservationError';
    this.code = code;
  }
}
