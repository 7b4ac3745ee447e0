import type { Json } from '#engine';
import type { Domain } from '../../solve/Variable.ts';
import type { Source } from '../Source.ts';
import { literalsIn } from '../uses/readsIn.ts';
import type { Use } from '../uses/Use.ts';

/** Up to this many choices, each is tried. */
const FEW = 6;

/** Every choice. When there are many, only the choices that a rule names, and two others that represent the rest. */
export function choiceDomain(source: Source, choices: readonly Json[], uses: readonly Use[]): Domain {
  const all: Domain = { values: choices, complete: true, from: [] };
  if (choices.length <= FEW) return all;
  const named = new Set<Json>(source.distinct ?? []);
  for (const use of uses) {
    if (use.kind === 'plain') continue;
    if (use.kind !== 'compared' || use.atom.relation !== 'equality' || use.atom.reads.length > 1) return all;
    const sides = [use.atom.left, use.atom.right];
    if (!sides.some(({ kind }) => kind === 'read') || !sides.some(({ kind }) => kind === 'literal')) return all;
    for (const value of sides.flatMap(literalsIn)) named.add(value);
  }
  const others = choices.filter((choice) => !named.has(choice)).slice(0, 2);
  return { ...all, values: [...choices.filter((choice) => named.has(choice)), ...others] };
}
