import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Node = Readonly<Record<string, unknown>>;

/** A property of a document, with its whole schema. */
export interface DescribedProperty {
  readonly pointer: string;
  readonly schema: Node;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every property that a schema file describes. Keywords beside a reference override those of its target. */
export function describedProperties(file: string): readonly DescribedProperty[] {
  const root = followed(file, read(file));
  return listProperties(root.schema).map(({ pointer, schema }) => ({
    pointer,
    schema: followed(root.file, schema).schema,
  }));
}

/** Lists the properties of a schema, without conditions (`if`), which describe nothing. */
function listProperties(schema: unknown, pointer = ''): readonly DescribedProperty[] {
  if (!isNode(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const at = `${pointer}/${keyword}`;
    switch (keyword) {
      case 'properties':
        return listMembers(value, at).flatMap((own) => [own, ...listProperties(own.schema, own.pointer)]);
      case 'definitions':
        return listMembers(value, at).flatMap((own) => listProperties(own.schema, own.pointer));
      case 'allOf':
      case 'anyOf':
      case 'oneOf':
        return Array.isArray(value) ? value.flatMap((part, index) => listProperties(part, `${at}/${index}`)) : [];
      case 'items':
      case 'additionalProperties':
        return listProperties(value, at);
      default:
        return [];
    }
  });
}

function listMembers(map: unknown, at: string): readonly DescribedProperty[] {
  if (!isNode(map)) return [];
  return Object.entries(map).flatMap(([name, schema]) =>
    isNode(schema) ? [{ pointer: `${at}/${name}`, schema }] : [],
  );
}

/** The schema merged with the target of its reference, and the file of that target. */
function followed(file: string, schema: Node): { readonly file: string; readonly schema: Node } {
  if (typeof schema.$ref !== 'string') return { file, schema };
  const [path = '', pointer = ''] = schema.$ref.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  const referred = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (isNode(value) ? value[name] : undefined), read(target));
  if (!isNode(referred)) throw new Error(`${file}: nothing is at ${schema.$ref}`);
  const further = followed(target, referred);
  return { file: further.file, schema: { ...further.schema, ...schema } };
}

function read(file: string): Node {
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isNode(schema) ? schema : {};
}
