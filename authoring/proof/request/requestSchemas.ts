import { join } from 'node:path';
import type { JsonObject } from '#engine';
import { createSchemaReader, expandSchema, partsBelow } from '../../check/checks/SchemaPart.ts';

const file = join(import.meta.dirname, '../../../schemas/api/schedule-appointment/request.json');

/** The schemas that hold for a place of the booking request, one beside the other; numbers are entries of lists. */
export function requestSchemas(): (to: readonly string[]) => readonly JsonObject[] {
  const read = createSchemaReader();
  return (to) => {
    let parts = expandSchema({ file, schema: read(file) }, read);
    for (const name of to)
      parts = parts.flatMap((part) => partsBelow(part, name)).flatMap((part) => expandSchema(part, read));
    return parts.map(({ schema }) => schema);
  };
}
