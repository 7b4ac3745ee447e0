import type { JsonObject } from '#engine';
import type { Service } from '../../journey/picked/PickedAppointments.ts';

/** The reasons that guests can choose for a visit, by the category of its service (the document notes-data). */
export type ReasonsByCategory = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * The reasons for a booking of these services, as `ui:choices` takes them. Each appears once, and 'Other' stays last.
 */
export function reasonChoices(reasons: ReasonsByCategory, services: readonly Service[]): readonly JsonObject[] {
  const categories = new Set(services.map(({ category = '' }) => category));
  const listed = [...categories].flatMap(
    (category) => (Object.hasOwn(reasons, category) ? reasons[category] : []) ?? [],
  );
  // A reason of several lists takes its place from the last of them.
  return [...new Set(listed.toReversed())].toReversed().map((reason) => ({ value: reason, title: reason }));
}
