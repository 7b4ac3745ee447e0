import { isObject } from '../../../core/json/Json.ts';

/** The text that a look has under a name; undefined where it has none. */
export function textIn(look: unknown, name: string): string | undefined {
  const text = isObject(look) ? look[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}
