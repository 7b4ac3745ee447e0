import type { JsonObject } from '#engine';
import type { Service } from '../../journey/reservation/Reservation.ts';

/** What guests may give as reasons for a visit, by the category of its service (the document notes-data). */
export type ReasonsByCategory = Readonly<Record<string, readonly string[] | undefined>>;

/** The reasons for a booking of these services, as `ui:choices` takes them: each once, after those of all categories 'Other'. */
export function reasonChoices(reasons: ReasonsByCategory, services: readonly Service[]): readonly JsonObject[] {
  const categories = new Set(services.map(({ category = '' }) => category));
  const listed = [...categories].flatMap(
    (category) => (Object.hasOwn(reasons, category) ? reasons[category] : []) ?? [],
  );
  // What several lists have stands where the last one has it.
  return [...new Set(listed.toReversed())].toReversed().map((reason) => ({ value: reason, title: reason }));
}
