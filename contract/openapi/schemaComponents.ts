import { dirname, posix } from 'node:path';
import { readSchemas } from '../../schemas/SchemaFile.ts';
import { withTextFormats } from '../../schemas/withTextFormats.ts';
import { isRecord, type JsonRecord } from '../exchange/json.ts';

/** Words of our schemas that only our own tools read, and the dialect, which the document says once. */
const ownKeywords = ['$schema', '$id', 'multiline', 'meaning', 'unit', 'placeholders', 'choiceOf'];

const files = new Map(
  ['schemas/api', 'schemas/parts', 'schemas/analytics']
    .flatMap(readSchemas)
    .map(({ path, schema }) => [path, withTextFormats(schema)]),
);

/** The name of the component of a schema: its title, which is the name of its type. */
const componentName = (path: string): string => String(files.get(path)?.title);

/** A reference to the component of a schema, such as `schemas/parts/time/wall-time.json`. */
export const schemaReference = (path: string) => ({ $ref: `#/components/schemas/${componentName(path)}` });

export const hasSchema = (path: string): boolean => files.has(path);

/** The schema in a file, its references followed by name: those of its properties stand as references to components. */
export function schemaOf(path: string): JsonRecord {
  const adapted = adapt(files.get(path), path);
  if (!isRecord(adapted)) throw new Error(`there is no schema ${path}`);
  return adapted;
}

/**
 * The schemas that these refer to, and the schemas themselves, by the names of their components.
 *
 * @param inlined schemas that stand in the document in parts, of which only what they refer to is a component
 */
export function schemaComponents(paths: readonly string[], inlined: readonly string[]): JsonRecord {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    visitReferences(path);
  };
  const visitReferences = (path: string): void => {
    for (const other of referencesIn(files.get(path))) visit(resolve(path, other));
  };
  for (const path of inlined) visitReferences(path);
  for (const path of paths) visit(path);
  return Object.fromEntries([...found].map((path) => [componentName(path), schemaOf(path)] as const).sort(byName));
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

const resolve = (from: string, reference: string): string => posix.join(dirname(from), reference);

function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isRecord(value)) return [];
  const own = typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

function adapt(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((each) => adapt(each, path));
  if (!isRecord(value)) return value;
  const members = Object.entries(value).filter(([name]) => !ownKeywords.includes(name));
  return Object.fromEntries(
    members.map(([name, member]) =>
      name === '$ref' && typeof member === 'string'
        ? [name, schemaReference(resolve(path, member)).$ref]
        : [name, adapt(member, path)],
    ),
  );
}
