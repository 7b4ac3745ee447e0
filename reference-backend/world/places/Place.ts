/** A US postal code and where it is. */
export interface Place {
  readonly postalCode: string;
  readonly cityTown: string;
  readonly stateProvince: string;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
}
