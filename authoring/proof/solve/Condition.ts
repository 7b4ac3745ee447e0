import type { Place } from '#engine';

/** Something that must hold, as one of several that must hold together. */
export interface Condition {
  /** For the author, as a sentence without its end: `"age" is asked`. */
  readonly description: string;
  /** Where the document says so. */
  readonly place?: Place;
  /** The same as several conditions, for the author to see which of them matter. */
  readonly parts?: readonly Condition[];
  /** Decides it in the present world; may throw a `Demand`. */
  readonly holds: () => boolean;
}
