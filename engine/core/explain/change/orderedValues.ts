import { evaluateNode } from '../../rules/evaluateRule.ts';
import type { Candidates } from './Candidates.ts';
import { literalsIn } from './findUses.ts';
import type { Line } from './Line.ts';
import type { Changes, Use, Variable } from './Variable.ts';

type Compared = Extract<Use, { kind: 'compared' }>;

/** Dates or numbers at which a comparison changes, with their neighbours, and the limits of the schema. */
export function orderedValues(variable: Variable, line: Line, changes: Changes): Omit<Candidates, 'linked'> {
  const { schema, uses, now } = variable;
  const limits = [schema.minimum, schema.maximum, schema.exclusiveMinimum, schema.exclusiveMaximum];
  const found = new Set<number>(
    around(
      limits.flatMap((limit) => line.toNumber(limit) ?? []),
      line,
    ),
  );
  let complete = true;
  for (const use of uses) {
    if (use.kind === 'plain') continue;
    if (use.kind === 'compared') {
      for (const position of switchPoints(use, variable, line, changes)) found.add(position);
      complete &&= use.monotone && !line.dense;
    } else {
      const values = use.kind === 'searched' ? [use.value] : use.values;
      for (const position of around(
        values.flatMap((value) => line.toNumber(value) ?? []),
        line,
      ))
        found.add(position);
      complete = false;
    }
  }
  if (found.size === 0) for (const anchor of line.anchors) found.add(anchor);
  const here = line.toNumber(now) ?? line.toNumber(schema.default) ?? 0;
  const nearest = [...found].sort((a, b) => Math.abs(a - here) - Math.abs(b - here) || a - b);
  const usable = nearest.filter((position) => variable.accepts(line.toValue(position)));
  const kept = complete && !variable.triesRefused ? distinct(usable, variable, line, changes) : usable;
  return { values: kept.flatMap((position) => line.toValue(position) ?? []), complete };
}

/** Of the positions that no comparison tells apart, only the first. */
function distinct(positions: readonly number[], variable: Variable, line: Line, changes: Changes): readonly number[] {
  const compared = variable.uses.filter((use) => use.kind === 'compared');
  // After other changes of answers a comparison that reads those may tell them apart.
  if (compared.some(({ linked }) => linked)) return positions;
  const seen = new Set<string>();
  return positions.filter((position) => {
    const signs = compared.map((use) => compareAt(use, variable, line, changes, position) ?? null);
    const name = JSON.stringify(signs);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** Positions, with the values beside them. */
const around = (positions: readonly number[], { dense }: Line): readonly number[] =>
  positions.flatMap((at) => [at - 1, ...(dense ? [at - 0.5] : []), at, ...(dense ? [at + 0.5] : []), at + 1]);

/** Where one side of a comparison begins or ends to be less than, or equal to, the other; with the values beside. */
function switchPoints(use: Compared, variable: Variable, line: Line, changes: Changes): readonly number[] {
  const signs = new Map<number, number | undefined>();
  function sign(position: number): number | undefined {
    if (!signs.has(position)) signs.set(position, compareAt(use, variable, line, changes, position));
    return signs.get(position);
  }
  const literals = [use.left, use.right].flatMap(literalsIn).flatMap((value) => line.toNumber(value) ?? []);
  const own = [variable.now, variable.schema.minimum, variable.schema.maximum];
  const starts = [...around(literals, line), ...own.flatMap((value) => line.toNumber(value) ?? []), ...line.anchors];
  const sorted = [...new Set(starts)].sort((a, b) => a - b);
  const points = new Set<number>();
  function narrow(low: number, high: number): void {
    if (sign(low) === sign(high)) return;
    if (high - low <= 1) {
      for (const point of [low, high, ...(line.dense ? [(low + high) / 2] : [])]) points.add(point);
      return;
    }
    const middle = Math.floor((low + high) / 2);
    narrow(low, middle);
    narrow(middle, high);
  }
  for (const [index, high] of sorted.entries()) {
    const low = sorted[index - 1];
    if (low !== undefined) narrow(low, high);
  }
  // A value of each side, also where nothing changes.
  const [first] = sorted;
  const last = sorted.at(-1);
  return [...around([...points], line), ...(first === undefined || last === undefined ? [] : [first, last])];
}

/** -1, 0 or 1 as the left side is less than, equal to or greater than the right; undefined while either is unknown. */
function compareAt(
  { left, right, scope }: Compared,
  { key }: Variable,
  line: Line,
  changes: Changes,
  position: number,
): number | undefined {
  const seen = scope(new Map([...changes, [key, line.toValue(position)]]));
  const [one, other] = [evaluateNode(left, seen), evaluateNode(right, seen)];
  if (typeof one === 'string' && typeof other === 'string') return Math.sign(one.localeCompare(other, 'en'));
  return typeof one === 'number' && typeof other === 'number' ? Math.sign(one - other) : undefined;
}
