import type { HoursException, WeekPattern } from './hours.ts';
import type { Place } from './places/places.ts';

export type BusinessName = 'tlc' | 'pharmacy' | 'dietitian';

/** Who gives appointments: a place, or somebody who is met by video. */
export interface Provider {
  /** Eight digits: of a place its division and its store. */
  readonly providerId: string;
  readonly businessName: BusinessName;
  readonly brand: string;
  readonly legalName: string;
  /** The name that guests know. */
  readonly vanityName: string;
  readonly phone: string;
  readonly timezone: string;
  readonly at: Site | Licence;
  readonly week: WeekPattern;
  readonly exceptions: readonly HoursException[];
  readonly serviceIds: readonly number[];
  readonly acceptsBenefitCodes: boolean;
  /** From today on, nothing is free on so many days. */
  readonly bookedOutDays: number;
}

/** A door that guests come through. */
export interface Site {
  readonly place: Place;
  readonly addressLines: readonly string[];
}

/** For visits by video: in which states the guests may be. */
export interface Licence {
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
