import type { Json } from '#engine';
import type { Domain, Variable } from '../../solve/Variable.ts';
import type { Line } from '../Line.ts';
import type { Neighbours } from '../Neighbours.ts';
import type { Source } from '../Source.ts';
import { atomPoints } from '../uses/atomPoints.ts';
import type { Use } from '../uses/Use.ts';

/**
 * Dates and numbers. Comparisons cut the line into pieces within which no rule distinguishes values, so one value
 * represents each piece. With `extremes`, both ends of each piece are tried too, since they decide comparisons with
 * variables that have no value yet.
 */
export function orderedDomain(
  source: Source,
  line: Line,
  uses: readonly Use[],
  neighbours: Neighbours,
  extremes: boolean,
): Domain {
  if (line.low > line.high) return { values: [], complete: true, from: [] };
  const points = new Set<number>();
  const from = new Set<Variable>();
  let complete = true;
  let why: string | undefined;
  for (const use of uses) {
    if (use.kind === 'plain') continue;
    if (use.kind !== 'compared') {
      complete = false;
      if (use.kind === 'opaque') why ??= use.why;
      if (use.kind === 'opaque') for (const point of findIndices(use.values, line)) points.add(point);
      continue;
    }
    const found = atomPoints(use.atom, { source, low: line.low, high: line.high, valueAt: line.valueAt }, neighbours);
    complete &&= found.complete;
    why ??= found.why;
    for (const point of found.points) points.add(point);
    for (const variable of found.from) from.add(variable);
  }
  const values = representatives([...points], line, extremes).map(line.valueAt);
  return { values, complete, from: [...from], ...(why !== undefined && { why }) };
}

/** The indices around each literal, for a use that does not show which values matter. */
function findIndices(values: readonly Json[], { low, high, valueAt }: Line): readonly number[] {
  return values.flatMap((value) => {
    const index = find(value, low, high, valueAt);
    return index === undefined ? [] : [index - 1, index, index + 1, index + 2].filter((at) => at > low && at <= high);
  });
}

function find(value: Json, low: number, high: number, valueAt: Line['valueAt']): number | undefined {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor(from + (to - from) / 2);
    const here = valueAt(middle);
    if (here === null || value === null || typeof here !== typeof value) return undefined;
    if (here < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

function representatives(points: readonly number[], line: Line, extremes: boolean): readonly number[] {
  const starts = [line.low, ...points.filter((point) => point > line.low).sort((a, b) => a - b)];
  const readable: number[] = [];
  const ends: number[] = [];
  const far: number[] = [];
  starts.forEach((start, at) => {
    const next = starts[at + 1];
    const end = next === undefined ? line.high : next - 1;
    readable.push(line.pickReadable(start, end));
    if (!extremes) return;
    (at === 0 && !line.bounded.low ? far : ends).push(start);
    (next === undefined && !line.bounded.high ? far : ends).push(end);
  });
  return [...new Set([...readable, ...ends, ...far])];
}
