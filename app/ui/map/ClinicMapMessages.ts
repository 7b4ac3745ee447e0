/** The words on and around a map; `pin` and `miles` are templates. */
export interface ClinicMapMessages {
  /** Name of the map's region. */
  readonly name: string;
  readonly skip: string;
  /** What is said where skipping it leads. */
  readonly end: string;
  /** Name of a pin, of its `{number}` and `{name}`. */
  readonly pin: string;
  /** At the bar that shows a distance, of `{n}`. */
  readonly miles: string;
}
