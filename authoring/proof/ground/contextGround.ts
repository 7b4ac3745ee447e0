import type { Json, JsonSchema } from '#engine';
import type { Resolve, Source } from '../domains/Source.ts';
import { lazyRecord } from '../lazyRecord.ts';
import type { World } from '../solve/World.ts';

/** What the app knows, as variables. */
export interface ContextGround {
  readonly sources: readonly Source[];
  readonly today?: Source;
  readonly resolve: Resolve;
  readonly scope: Readonly<Record<string, Json>>;
}

/** Every name of the context may be unknown, but for today. */
export function contextGround(schema: JsonSchema, world: World): ContextGround {
  const byName = new Map(
    Object.entries(schema.properties ?? {}).map(([name, member]): [string, Source] => [
      name,
      { variable: { name: `context.${name}` }, schema: member, optional: name !== 'today', expected: true },
    ]),
  );
  const today = byName.get('today');
  return {
    sources: [...byName.values()],
    ...(today === undefined ? {} : { today }),
    resolve: ([, name = '']) => {
      const source = byName.get(name);
      return source && { source, depth: 2 };
    },
    // What is missing is null, which a rule reads like an absence.
    scope: lazyRecord(new Map([...byName].map(([name, { variable }]) => [name, () => world.read(variable) ?? null]))),
  };
}
