import type { CheckPlan, Json, JsonSchema, PagePlan, Scope } from '#engine';
import type { Resolve, Source } from '../domains/Source.ts';
import { lazyRecord } from '../lazyRecord.ts';
import type { World } from '../solve/World.ts';

/** What a check of list entries can read in addition: the fields of the entry. */
export interface EntryModel {
  readonly scope: Scope;
  readonly resolve: Resolve;
  readonly sources: readonly Source[];
  /** The field of the entry that the check tests. */
  readonly own?: Source;
}

/** The fields of a list's entry by name. */
type EntrySources = ReadonlyMap<string, Source>;

interface Surroundings {
  readonly step: string;
  readonly scope: Scope;
  readonly resolve: Resolve;
  readonly world: World;
  /** The fields of the entries of lists so far, by the name of the list: all checks of a list test the same entry. */
  readonly entries: Map<string, EntrySources>;
}

/** The entry model of a check with `-` in its pointer; undefined for any other check. */
export function createEntryModel(check: CheckPlan, page: PagePlan, surroundings: Surroundings): EntryModel | undefined {
  const dash = check.names.lastIndexOf('-');
  if (dash === -1) return undefined;
  const entry = check.names.slice(0, dash + 1).reduce<JsonSchema | undefined>(below, page.schema);
  const where = check.names.slice(0, dash).join('.');
  const sources = surroundings.entries.get(where) ?? createSources(`steps.${surroundings.step}.${where}.-`, entry);
  surroundings.entries.set(where, sources);
  const values = new Map(
    [...sources].map(([name, { variable }]) => [name, (): Json => surroundings.world.read(variable) ?? null] as const),
  );
  const own = sources.get(check.names[dash + 1] ?? '');
  return {
    scope: { ...surroundings.scope, entry: lazyRecord(values) },
    resolve: (names) => {
      if (names[0] !== 'entry') return surroundings.resolve(names);
      const source = sources.get(names[1] ?? '');
      return source && { source, depth: 2 };
    },
    sources: [...sources.values()],
    ...(own === undefined ? {} : { own }),
  };
}

const createSources = (entry: string, schema: JsonSchema = {}): EntrySources =>
  new Map(
    Object.entries(schema.properties ?? {}).map(([name, schema]) => [
      name,
      { variable: { name: `${entry}.${name}` }, schema, optional: true },
    ]),
  );

const below = (schema: JsonSchema | undefined, name: string): JsonSchema | undefined =>
  name === '-' ? schema?.items : schema?.properties?.[name];
