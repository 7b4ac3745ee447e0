import { isRecord } from '../exchange/json.ts';

const LONGEST = 40;

/** Says what a value is. `discreet` tells its kind and size only: it may be somebody's. */
export function describeValue(value: unknown, isDiscreet: boolean): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return isDiscreet ? 'a number' : String(value);
  if (typeof value === 'string') return isDiscreet ? `a text of ${value.length}` : quoted(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (!isRecord(value)) return typeof value;
  return isDiscreet ? 'an object' : cut(`an object with ${Object.keys(value).join(', ') || 'nothing'}`);
}

const quoted = (text: string): string => JSON.stringify(cut(text));

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
