import type { ExplainedPlace, Outcome } from '#engine/explain';

/** A place of the page in the words of an author. */
export interface NamedPlace {
  /** Unique among the places of a page. */
  readonly key: string;
  readonly place: ExplainedPlace;
  /** Places of one step, page or question stand together, and have the same one. */
  readonly group: string;
  /** What it is about: a field, a page, a question. Places about the same thing have the same one. */
  readonly subject: string;
  readonly title: string;
  /** What is asked about it: `shown?`, `required?`, `/basicInfo/lastName in the request`. */
  readonly aspect: string;
  readonly outcome: Outcome;
}

export const placeKey = (place: ExplainedPlace): string => JSON.stringify(Object.entries(place).sort());
