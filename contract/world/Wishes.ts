/** What of an environment is tried. */
export interface Wishes {
  /** ZIP or 'City, ST' near which there are clinics and pharmacies. */
  readonly place: string;
  /** Two letters: where visits by video and dietitians are offered. */
  readonly state: string;
  /** A service of the clinics; without it one that is free near the place. */
  readonly serviceId?: number;
  /** A code that is valid. */
  readonly benefitCode?: string;
  /** Texts that no report shows: that code, and what the headers of every call hold. */
  readonly secrets: readonly string[];
  /** Where the app's page is, when that is another server than the calls'. */
  readonly pageUrl?: string;
}
