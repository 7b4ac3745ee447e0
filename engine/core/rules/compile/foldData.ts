import type { ValueType } from '../ValueType.ts';

/** The accumulator's first value does not limit its later ones; an empty list will hold the entries' kind. */
export function foldData(items: ValueType, initial: ValueType | undefined): ValueType {
  let accumulator: ValueType = initial ?? items;
  if (accumulator.kind === 'number' || accumulator.kind === 'string') accumulator = { kind: accumulator.kind };
  if (accumulator.kind === 'array') accumulator = { kind: 'array', items };
  return { kind: 'object', properties: { current: items, accumulator } };
}
