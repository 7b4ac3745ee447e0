import type { ValueType } from '../ValueType.ts';

const NAMES = {
  boolean: 'a yes/no value',
  number: 'a number',
  string: 'text',
  date: 'a date',
  object: 'a group of answers',
  mixed: 'a value of no single type',
} as const;

/** For authors: `text`, `a list (each entry a number)`. */
export const describeType = (type: ValueType): string =>
  type.kind === 'array' ? `a list (each entry ${describeType(type.items)})` : NAMES[type.kind];
