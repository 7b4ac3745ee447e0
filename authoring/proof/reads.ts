import type { CompiledRule } from '#engine';
import { listChoices } from './domains/classifySchema.ts';
import type { Resolve, Source } from './domains/Source.ts';

/** The variables that a rule reads. */
export const sourcesRead = (rule: CompiledRule, resolve: Resolve): readonly Source[] => [
  ...new Set(rule.reads.flatMap((names) => resolve(names)?.source ?? [])),
];

/** Whether the rule reads anything with more than one possible value. A literal `true` is always true on purpose. */
export const isFree = (rule: CompiledRule, resolve: Resolve): boolean =>
  sourcesRead(rule, resolve).some(({ schema }) => (listChoices(schema)?.length ?? 2) > 1);
