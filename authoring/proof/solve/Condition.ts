import type { Place } from '#engine';

/** One of several conditions that must hold together. */
export interface Condition {
  /** For the author: a sentence without a full stop, such as `"age" is asked`. */
  readonly description: string;
  /** The place in the document that states the condition. */
  readonly place?: Place;
  /** The same condition split into several, so that the author sees which of them matter. */
  readonly parts?: readonly Condition[];
  /** Decides the condition in the present world. May throw a `Demand`. */
  readonly holds: () => boolean;
}
