import zipcodes from 'zipcodes';

/**
 * Every US postal code, in ascending order. This reference data comes with the program and never changes while it runs.
 * So each process keeps it in memory (some 42,000 entries), and the database does not store it.
 */
export const places: readonly Place[] = Object.values(zipcodes.codes)
  .filter(({ country }) => country === 'US')
  .map(({ zip, city, state, latitude, longitude }) => ({
    postalCode: zip,
    cityTown: city,
    stateProvince: state,
    lat: latitude,
    lng: longitude,
  }))
  .sort((a, b) => (a.postalCode < b.postalCode ? -1 : 1));

/** A US postal code and where it is. */
export interface Place {
  readonly postalCode: string;
  readonly cityTown: string;
  readonly stateProvince: string;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
}
