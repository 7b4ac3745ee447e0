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

interface Surroundings {
  readonly step: string;
  readonly scope: Scope;
  readonly resolve: Resolve;
  readonly world: World;
}

/** The entry model of a check with `-` in its pointer; undefined for any other check. */
export function createEntryModel(check: CheckPlan, page: PagePlan, surroundings: Surroundings): EntryModel | undefined {
  const dash = check.names.lastIndexOf('-');
  if (dash === -1) return undefined;
  const entry = check.names.slice(0, dash + 1).reduce<JsonSchema | undefined>(below, page.schema);
  const where = check.names.slice(0, dash).join('.');
  const sources = new Map(
    Object.entries(entry?.properties ?? {}).map(([name, schema]): [string, Source] => [
      name,
      { variable: { name: `steps.${surroundings.step}.${where}.-.${name}` }, schema, optional: true },
    ]),
  );
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

const below = (schema: JsonSchema | undefined, name: string): JsonSchema | undefined =>
  name === '-' ? schema?.items : schema?.properties?.[name];
