import { isRecord } from '../exchange/json.ts';

/** The same value with each Yes for a No, and each No for a Yes. */
export function oppositeAnswers<T>(value: T): T;
export function oppositeAnswers(value: unknown): unknown {
  if (value === 'Yes') return 'No';
  if (value === 'No') return 'Yes';
  if (Array.isArray(value)) return value.map((each: unknown) => oppositeAnswers(each));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, oppositeAnswers(member)]));
}
