import { relative, sep } from 'node:path';
import { SchemaFault } from '../../schemas/SchemaFault.ts';
import { root } from '../../schemas/SchemaFile.ts';
import { partBelow, type SchemaPart } from '../case/callSchema.ts';
import { isRecord } from '../exchange/json.ts';

/** A value that keeps to a schema, or the place that lacks an example, as '/data/id'. */
type Composed = { readonly value: unknown } | { readonly missing: string };

/**
 * An example of a schema, composed of what its parts give in `examples`, `const` or `enum`. An optional member without
 * an example is left out, such as the warnings of a search.
 *
 * @throws where a member that every value has lacks one
 */
export function composeExample(part: SchemaPart): unknown {
  const composed = compose(part, '');
  if ('value' in composed) return composed.value;
  const file = relative(root, part.file).split(sep).join('/');
  throw new SchemaFault(file, `give an example of ${composed.missing || 'the reply'}, in "examples" of its schema.`);
}

function compose(part: SchemaPart, at: string): Composed {
  const { schema } = part;
  if (Array.isArray(schema.examples)) return { value: schema.examples[0] };
  if (schema.const !== undefined) return { value: schema.const };
  if (Array.isArray(schema.enum)) return { value: schema.enum[0] };
  if (isRecord(schema.properties)) return composeObject(part, schema.properties, at);
  if (schema.items === undefined) return { missing: at };
  const item = composeBelow(part, schema.items, `${at}/0`);
  return 'value' in item ? { value: [item.value] } : item;
}

/** A member may give an example of its own beside its reference. */
const composeBelow = (part: SchemaPart, below: unknown, at: string): Composed =>
  isRecord(below) && Array.isArray(below.examples) ? { value: below.examples[0] } : compose(partBelow(part, below), at);

function composeObject(part: SchemaPart, properties: object, at: string): Composed {
  const required: readonly unknown[] = Array.isArray(part.schema.required) ? part.schema.required : [];
  const members: [string, unknown][] = [];
  for (const [name, below] of Object.entries(properties)) {
    const member = composeBelow(part, below, `${at}/${name}`);
    if ('value' in member) members.push([name, member.value]);
    else if (required.includes(name)) return member;
  }
  return members.length > 0 ? { value: Object.fromEntries(members) } : { missing: at };
}
