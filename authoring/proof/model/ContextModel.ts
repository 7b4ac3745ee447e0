import type { Json, JsonSchema } from '#engine';
import type { Resolve, Source } from '../domains/Source.ts';
import { lazyRecord } from '../lazyRecord.ts';
import type { World } from '../solve/World.ts';

/** The context of rules (what the app knows), as variables. */
export interface ContextModel {
  readonly sources: readonly Source[];
  readonly today?: Source;
  readonly resolve: Resolve;
  readonly scope: Readonly<Record<string, Json>>;
}

/** Every name of the context except today may be unknown. A group becomes one variable for each of its names. */
export function createContextModel(schema: JsonSchema, world: World): ContextModel {
  const entries = Object.entries(schema.properties ?? {});
  const groups = new Map(
    entries.flatMap(([name, { type, properties }]) =>
      type === 'object' && properties !== undefined
        ? [[name, createSources(properties, `context.${name}`)] as const]
        : [],
    ),
  );
  const single = createSources(Object.fromEntries(entries.filter(([name]) => !groups.has(name))), 'context');
  const today = single.get('today');
  // A missing value is null, which a rule reads as missing.
  const read = (sources: Sources) => (): Json =>
    lazyRecord(new Map([...sources].map(([name, { variable }]) => [name, () => world.read(variable) ?? null])));
  return {
    sources: [...single.values(), ...[...groups.values()].flatMap((group) => [...group.values()])],
    ...(today === undefined ? {} : { today }),
    resolve: ([, name = '', member = '']) => {
      const group = groups.get(name);
      const source = group === undefined ? single.get(name) : group.get(member);
      return source && { source, depth: group === undefined ? 2 : 3 };
    },
    scope: lazyRecord(
      new Map<string, () => Json>([
        ...[...single].map(([name, { variable }]) => [name, () => world.read(variable) ?? null] as const),
        ...[...groups].map(([name, group]) => [name, read(group)] as const),
      ]),
    ),
  };
}

type Sources = ReadonlyMap<string, Source>;

const createSources = (properties: Readonly<Record<string, JsonSchema>>, within: string): Sources =>
  new Map(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { variable: { name: `${within}.${name}` }, schema, optional: name !== 'today', expected: true },
    ]),
  );
