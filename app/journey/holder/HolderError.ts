/** The four internal errors of the holder (HOLD-6). They say that code, not a guest, did something wrong. */
export const holderErrors = {
  noAppointment: 'No appointment/provider exists (yet) to reserve',
  noFollowup: 'No followup exists to reserve',
  scheduling: 'Scheduling requires first setting an appointment/provider',
  followup: 'Followups require first setting an appointment/provider',
} as const;

export class HolderError extends Error {
  readonly code: keyof typeof holderErrors;

  constructor(code: keyof typeof holderErrors) {
    super(holderErrors[code]);
    this.name = 'HolderError';
    this.code = code;
  }
}
