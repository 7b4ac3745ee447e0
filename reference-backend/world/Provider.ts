import type { HoursException, WeekPattern } from './hours.ts';
import type { Place } from './places/places.ts';

export type BusinessName = 'tlc' | 'pharmacy' | 'dietitian';

/** A provider of appointments: a place, or somebody whom guests meet by video. */
export interface Provider {
  /** Eight digits; for a place its division and its store. */
  readonly providerId: string;
  readonly businessName: BusinessName;
  readonly brand: string;
  readonly legalName: string;
  /** The name that guests know. */
  readonly vanityName: string;
  readonly phone: string;
  readonly timezone: string;
  readonly at: Site | License;
  readonly week: WeekPattern;
  readonly exceptions: readonly HoursException[];
  readonly serviceIds: readonly number[];
  readonly acceptsBenefitCodes: boolean;
  /** The number of days, from today on, on which nothing is free. */
  readonly bookedOutDays: number;
}

/** A place that guests visit. */
export interface Site {
  readonly place: Place;
  readonly addressLines: readonly string[];
}

/** A license for visits by video: the states in which the guests may be. */
export interface License {
  /** Two letters each. */
  readonly states: readonly string[];
  readonly clinician?: Clinician;
}

export interface Clinician {
  readonly name: string;
  readonly qualification: string;
  readonly description: string;
  /** Address of a portrait. */
  readonly image: string;
}

/** A provider that is a place. */
export interface SiteProvider extends Provider {
  readonly at: Site;
}
