import type { ValueType } from './ValueType.ts';

/** (filled with the table) */
export interface Operator {
  readonly name: string;
  readonly result?: ValueType;
}
