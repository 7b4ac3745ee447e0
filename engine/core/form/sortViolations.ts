import type { Violation } from '../errors/Violation.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';
import { parsePointer } from '../json/pointer.ts';
import { compareIndexPaths } from './compareIndexPaths.ts';
import { schemaBelow } from './compile/schemaAt.ts';

/** The violations in the order of the fields: a group or list before its members, a list's entries one by one. */
export const sortViolations = (violations: readonly Violation[], schema: JsonSchema): readonly Violation[] =>
  violations
    .map((violation) => ({ violation, place: findIndexPath(violation, schema) }))
    .sort((a, b) => compareIndexPaths(a.place, b.place))
    .map(({ violation }) => violation);

/** The index of the field, and in a list or group those of the entry and the member. */
function findIndexPath({ path }: Violation, schema: JsonSchema): readonly number[] {
  let here: JsonSchema | undefined = schema;
  return (parsePointer(path) ?? []).map((name) => {
    const isEntry: boolean = here?.items !== undefined;
    const place: number = isEntry ? Number(name) : Object.keys(here?.properties ?? {}).indexOf(name);
    here = here && schemaBelow(here, name);
    return place;
  });
}
