import { join } from 'node:path';
import type { JsonObject } from '#engine';
import { partsBelow, partsOf, schemaReader } from '../../check/checks/SchemaPart.ts';

const file = join(import.meta.dirname, '../../../schemas/api/schedule-appointment/request.json');

/** The schemas that hold for a place of the booking request, one beside the other; numbers are entries of lists. */
export function requestSchemas(): (to: readonly string[]) => readonly JsonObject[] {
  const read = schemaReader();
  return (to) => {
    let here = partsOf({ file, schema: read(file) }, read);
    for (const name of to) here = here.flatMap((part) => partsBelow(part, name)).flatMap((part) => partsOf(part, read));
    return here.map(({ schema }) => schema);
  };
}
