import type { JsonSchema } from '#engine';
import { classifySchema, listChoices } from '../../proof/domains/classifySchema.ts';
import type { ReadRule, Resolve, Source } from '../../proof/domains/Source.ts';
import type { Variable } from '../../proof/solve/Variable.ts';
import type { World } from '../../proof/solve/World.ts';

/** The answers to two versions of the same documents, of which those with the same name are one. */
export interface SharedSources {
  readonly sources: readonly Source[];
  /** The same rule, reading the shared answers. */
  readonly share: (rule: ReadRule) => ReadRule;
}

/**
 * Makes one variable of the two that have the same name and the same kind of values. A setting is no answer: each
 * version has its own.
 *
 * @param twins the variable of the older version, by that of the newer one; filled in here for `sharingWorld`
 */
export function shareSources(
  before: readonly Source[],
  after: readonly Source[],
  twins: Map<Variable, Variable>,
): SharedSources {
  const merged = new Map<Source, Source>();
  const older = new Map(before.map((source) => [source.variable.name, source] as const));
  for (const source of after) {
    const twin = older.get(source.variable.name);
    if (twin === undefined || twin.fixed !== undefined) continue;
    if (classifySchema(twin.schema) !== classifySchema(source.schema)) continue;
    const shared = mergeSources(twin, source);
    merged.set(twin, shared);
    merged.set(source, shared);
    twins.set(source.variable, twin.variable);
  }
  const find = (source: Source): Source => merged.get(source) ?? source;
  const shareResolve =
    (resolve: Resolve): Resolve =>
    (names) => {
      const reading = resolve(names);
      // What a computed value reads is resolved by this function in turn.
      return reading !== undefined && 'source' in reading ? { ...reading, source: find(reading.source) } : reading;
    };
  return {
    sources: [...new Set([...before, ...after].map(find))],
    share: ({ rule, resolve }) => ({ rule, resolve: shareResolve(resolve) }),
  };
}

function mergeSources(older: Source, newer: Source): Source {
  const distinct = [...(older.distinct ?? []), ...(newer.distinct ?? [])];
  return {
    ...older,
    schema: mergeSchemas(older.schema, newer.schema),
    optional: older.optional || newer.optional,
    expected: older.expected === true && newer.expected === true,
    ...(distinct.length > 0 && { distinct }),
  };
}

/** A schema of all choices of both; of answers that are no choices, that of the newer documents. */
function mergeSchemas(older: JsonSchema, newer: JsonSchema): JsonSchema {
  const [before, after] = [listChoices(older), listChoices(newer)];
  if (before === undefined || after === undefined) return newer;
  return { ...(newer.type && { type: newer.type }), enum: [...new Set([...before, ...after])] };
}

/** A view of the world in which the newer version reads the answers of the older one. */
export const sharingWorld = (world: World, twins: ReadonlyMap<Variable, Variable>): World => {
  const find = (variable: Variable): Variable => twins.get(variable) ?? variable;
  return {
    ...world,
    read: (variable) => world.read(find(variable)),
    peek: (variable) => world.peek(find(variable)),
    assign: (variable, value) => world.assign(find(variable), value),
    release: (variable) => world.release(find(variable)),
  };
};
