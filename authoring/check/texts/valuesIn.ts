import { join } from 'node:path';
import { escapeName } from '#engine';
import { listMembers } from '../../jsonParts.ts';
import { expandSchema, partsBelow, type ReadSchema, type SchemaPart } from '../checks/SchemaPart.ts';
import { findSchemaFile } from '../read/schemaFiles.ts';

const root = join(import.meta.dirname, '../../..');

/** A text or number of a document, with all schemas that apply to it. */
export interface SchemaValue {
  /** JSON Pointer. */
  readonly pointer: string;
  readonly value: string | number;
  readonly schemas: readonly SchemaPart[];
}

/**
 * The texts and numbers of a document that its schema knows, in order. A list entry without a schema of its own takes
 * the schema of its list.
 *
 * @param kind name of the kind of document, which is also the name of its schema
 */
export function valuesIn(document: unknown, kind: string, read: ReadSchema): readonly SchemaValue[] {
  const file = join(root, findSchemaFile(kind));
  const found: SchemaValue[] = [];
  const visit = (value: unknown, schemas: readonly SchemaPart[], pointer: string): void => {
    if (schemas.length === 0) return;
    if (typeof value === 'string' || typeof value === 'number') found.push({ pointer, value, schemas });
    for (const [name, member] of listMembers(value)) {
      const below = schemas.flatMap((part) => partsBelow(part, name)).flatMap((part) => expandSchema(part, read));
      const own = below.length > 0 || !Array.isArray(value) ? below : schemas;
      visit(member, own, `${pointer}/${escapeName(name)}`);
    }
  };
  visit(document, expandSchema({ file, schema: read(file) }, read), '');
  return found;
}
