import type { CompiledRule } from '#engine';
import { listChoices } from './domains/classifySchema.ts';
import { computedAt, type Resolve, type Source, variableAt } from './domains/Source.ts';
import { readsIn } from './domains/uses/readsIn.ts';

/** The variables that a rule reads, those included from which a computed field that it reads is computed. */
export const sourcesRead = (rule: CompiledRule, resolve: Resolve): readonly Source[] => [
  ...new Set(rule.reads.flatMap((names) => sourcesAt(names, resolve))),
];

function sourcesAt(names: readonly string[], resolve: Resolve): readonly Source[] {
  const computed = computedAt(resolve, names);
  if (computed !== undefined) return readsIn(computed).flatMap(({ path }) => sourcesAt(path, resolve));
  const found = variableAt(resolve, names);
  return found === undefined ? [] : [found.source];
}

/** Whether the rule reads anything with more than one possible value. A literal `true` is always true on purpose. */
export const isFree = (rule: CompiledRule, resolve: Resolve): boolean =>
  sourcesRead(rule, resolve).some(({ schema }) => (listChoices(schema)?.length ?? 2) > 1);
