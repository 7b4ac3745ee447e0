import type { Place } from '#engine';

/**
 * A place in the documents of a variant. What a form transcludes is found in the usual document of its kind, and the
 * variant `vaccineConsent with vaccine-consent/walk-in` has it from another.
 *
 * @param variant the id of the form, which names these documents; that of a usual form names none
 */
export function inVariant<T extends Place>(variant: string, place: T): T {
  const [kind = '', usual] = place.document.split('/');
  const [, named = ''] = variant.split(' with ');
  const document = usual === undefined ? undefined : named.split(', ').find((name) => name.startsWith(`${kind}/`));
  return document === undefined ? place : { ...place, document };
}
