import type { Domain } from '../../solve/Variable.ts';
import { dateLine, daysFrom } from '../Line.ts';
import type { Neighbours } from '../Neighbours.ts';
import type { Source } from '../Source.ts';
import type { Use } from '../uses/Use.ts';
import { orderedDomain } from './orderedDomain.ts';

/** Days at the beginning or end of months and years, or next to a month of a different length. */
const sampleDays = ['2026-06-15', '2026-02-28', '2028-02-29', '2026-03-31', '2026-12-31', '2027-03-01', '2026-04-30'];

const fourYears = daysFrom('2026-01-01', 1461);

/** Years outside of which nobody reads the current documents. */
const years = { ...dateLine, ...daysFrom('2026-01-01', 74 * 365), bounded: { low: true, high: true } };

/**
 * The days that represent any today: the sample days (with `dense`, every day of four years), and the days at which
 * literal dates of rules begin to matter.
 */
export function todayValues(source: Source, uses: readonly Use[], neighbours: Neighbours, dense: boolean): Domain {
  const own = orderedDomain(source, years, uses, neighbours, true);
  const days = dense
    ? Array.from({ length: fourYears.high - fourYears.low + 1 }, (_, at) => dateLine.valueAt(fourYears.low + at))
    : sampleDays;
  return {
    values: [...new Set([...days, ...own.values])],
    complete: own.complete,
    from: [],
    ...(own.why !== undefined && { why: own.why }),
  };
}
