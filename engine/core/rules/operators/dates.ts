import type { Json } from '../../json/Json.ts';
import { addDays, addMonths, type CalendarDate, daysBetween, monthsBetween, parseDate } from '../isoDate.ts';
import type { EagerOperator } from '../Operator.ts';
import { UNKNOWN } from '../Unknown.ts';
import { DATE, NUMBER, signature } from './signature.ts';

type Move = (date: CalendarDate, count: number) => string | undefined;

/** Moves a date by a whole number of days, months or years. */
const shift = (name: string, move: Move): EagerOperator => ({
  name,
  arity: [2, 2],
  type: signature([DATE, NUMBER], { kind: 'date' }),
  evaluate: ([from, count]) => {
    const date = parseDate(from);
    if (date === undefined || !Number.isInteger(count)) return UNKNOWN;
    return move(date, Number(count)) ?? UNKNOWN;
  },
});

type Measure = (from: CalendarDate, to: CalendarDate) => number;

/** Whole days, months or years from one date to another; negative when the second date is the earlier one. */
const span = (name: string, measure: Measure): EagerOperator => ({
  name,
  arity: [2, 2],
  type: signature([DATE], { kind: 'number' }),
  evaluate: (operands: readonly (Json | undefined)[]) => {
    const [from, to] = operands.map(parseDate);
    return from === undefined || to === undefined ? UNKNOWN : measure(from, to);
  },
});

export const dateOperators: readonly EagerOperator[] = [
  shift('addDays', addDays),
  shift('addMonths', addMonths),
  shift('addYears', (date, years) => addMonths(date, years * 12)),
  span('daysBetween', daysBetween),
  span('monthsBetween', monthsBetween),
  span('yearsBetween', (from, to) => Math.trunc(monthsBetween(from, to) / 12)),
];
