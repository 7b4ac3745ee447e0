import { textOf } from '../json/textOf.ts';
import type { MessageParams } from './MessageCatalogue.ts';

const PLACE = /\{([A-Za-z]\w*)\}/g;

/** Puts params into the `{name}` places of a template; a place without a param stays as it is written. */
export const fillTemplate = (template: string, params: MessageParams): string =>
  template.replace(PLACE, (place, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined || value === null) return place;
    return Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value);
  });

/** The names of a template's places. */
export const placesOf = (template: string): readonly string[] =>
  Array.from(template.matchAll(PLACE), ([, name]) => name ?? '');
