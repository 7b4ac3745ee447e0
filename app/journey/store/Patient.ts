/** What the confirmation shows of the patient. */
export interface Patient {
  readonly name: string;
  readonly phone?: string;
  readonly email?: string;
  /** 'YYYY-MM-DD' */
  readonly dateOfBirth?: string;
}
