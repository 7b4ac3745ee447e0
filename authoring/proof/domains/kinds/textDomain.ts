import { validate } from '#engine';
import type { Domain, Variable } from '../../solve/Variable.ts';
import type { Neighbours } from '../Neighbours.ts';
import type { Source } from '../Source.ts';
import { atomPoints } from '../uses/atomPoints.ts';
import { literalsIn } from '../uses/readsIn.ts';
import type { Atom, Use } from '../uses/Use.ts';
import { sampleTexts } from './sampleTexts.ts';

/** Longer than any length that a rule would compare with. */
const LONGEST = 12_000;

/** Texts: those that rules name, those of the lengths that rules distinguish, and a few that no rule names. */
export function textDomain(source: Source, uses: readonly Use[], neighbours: Neighbours): Domain {
  const { schema } = source;
  const named = new Set<string>();
  const lengths = new Set<number>();
  const from = new Set<Variable>();
  let complete = true;
  for (const use of uses) {
    if (use.kind === 'plain') continue;
    if (use.kind === 'opaque') for (const value of use.values) if (typeof value === 'string') named.add(value);
    if (use.kind !== 'compared') {
      complete = false;
      continue;
    }
    if (isDirect(use.atom)) {
      for (const value of listLiterals(use.atom)) if (typeof value === 'string') named.add(value);
      for (const { reading } of use.atom.reads) {
        for (const value of usualTexts(reading.source, source, neighbours)) named.add(value);
        if (reading.source !== source && neighbours.peek(reading.source.variable)) from.add(reading.source.variable);
      }
      continue;
    }
    const axis = { source, low: 1, high: LONGEST, valueAt: createText };
    const found = atomPoints(use.atom, axis, neighbours);
    complete &&= found.complete;
    for (const point of found.points) for (const length of [point - 1, point]) lengths.add(length);
    for (const variable of found.from) from.add(variable);
  }
  const namedTexts = [...named];
  const sized = [...lengths].filter((length) => length > 0).map(createText);
  const values = [...namedTexts, ...sampleTexts(schema, namedTexts), ...sized];
  const taken = values.filter((text) => text !== '' && validate(schema, text).length === 0);
  return { values: [...new Set(taken.length > 0 ? taken : values)], complete, from: [...from] };
}

const createText = (length: number): string => 'x'.repeat(length);

/** Whether the text itself is compared, and not its length. */
const isDirect = ({ left, right }: Atom): boolean =>
  [left, right].every(({ kind }) => kind === 'read' || kind === 'literal');

const listLiterals = ({ left, right }: Atom) => [...literalsIn(left), ...literalsIn(right)];

/** The texts that another variable, which this one is compared with, has or may have. */
function usualTexts(other: Source, source: Source, { peek, usual }: Neighbours): readonly string[] {
  if (other === source) return [];
  const present = peek(other.variable);
  const values = present === undefined ? usual(other) : [present.value];
  return values.filter((value) => typeof value === 'string');
}
