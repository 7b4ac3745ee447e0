import { coerceString } from '../json/coerceString.ts';
import type { MessageParams } from './MessageCatalogue.ts';

const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g;

/** Replaces the `{name}` placeholders of a template by params. A placeholder without a param stays as it is written. */
export const fillTemplate = (template: string, params: MessageParams): string =>
  template.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined || value === null) return placeholder;
    return Array.isArray(value) ? value.map(coerceString).join(', ') : coerceString(value);
  });

/** The names of a template's `{name}` placeholders. */
export const listPlaceholders = (template: string): readonly string[] =>
  Array.from(template.matchAll(PLACEHOLDER), ([, name]) => name ?? '');
