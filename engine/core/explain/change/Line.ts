import type { Json } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import { addDays, daysBetween, parseDate } from '../../rules/isoDate.ts';

/** Values in an order, each as a whole number. */
export interface Line {
  readonly toNumber: (value: unknown) => number | undefined;
  readonly toValue: (position: number) => Json | undefined;
  /** Positions between which a comparison may change, far apart. */
  readonly anchors: readonly number[];
  /** Whether there are values between two neighbours. */
  readonly dense: boolean;
}

const ORIGIN = { year: 2000, month: 1, day: 1 };
const DECADES = Array.from({ length: 31 }, (_, index) => (index - 15) * 3_652);

/** Calendar days. */
export const dateLine: Line = {
  toNumber: (value) => {
    const date = parseDate(value);
    return date && daysBetween(ORIGIN, date);
  },
  toValue: (position) => addDays(ORIGIN, position),
  anchors: DECADES,
  dense: false,
};

/** Whole numbers; of other numbers, also halves are tried. */
export const numberLine = ({ type, minimum, maximum }: JsonSchema): Line => ({
  toNumber: (value) => (typeof value === 'number' ? value : undefined),
  toValue: (position) => position,
  anchors: [minimum ?? -1_000_000, maximum ?? 1_000_000, -1_000, -100, -10, 0, 10, 100, 1_000],
  dense: type === 'number',
});
