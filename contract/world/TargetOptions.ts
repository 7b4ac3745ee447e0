/** Which part of an environment is tried. */
export interface TargetOptions {
  /** ZIP or 'City, ST' with clinics and pharmacies nearby. */
  readonly place: string;
  /** Two letters of the state in which visits by video and dietitians are offered. */
  readonly state: string;
  /** A service of the clinics; if missing, one that is free near the place. */
  readonly serviceId?: number;
  /** A valid benefit code. */
  readonly benefitCode?: string;
  /** Texts that no report shows: the benefit code, and the secret values of headers. */
  readonly secrets: readonly string[];
  /** The server of the app's page, where it is not the server of the calls. */
  readonly pageUrl?: string;
  /** Milliseconds that a right answer may take. */
  readonly maxMs?: number;
}
