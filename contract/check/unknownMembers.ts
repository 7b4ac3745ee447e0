import { partBelow, type SchemaPart } from '../case/callSchema.ts';
import { isRecord } from '../exchange/json.ts';

/**
 * The places of a reply that no schema describes, each once, with `-` for the number of an entry. A reader ignores them, so
 * they are no difference; but they may be something that nobody should be told.
 */
export const unknownMembers = (part: SchemaPart, reply: unknown): readonly string[] => [
  ...new Set(undescribed(part, reply).map(({ at }) => at)),
];

/** A member of a reply that no schema describes. */
interface Undescribed {
  readonly at: string;
  readonly value: unknown;
}

/** The same members, each with its value. */
export const undescribed = (part: SchemaPart, reply: unknown): readonly Undescribed[] =>
  membersBelow([part], reply, '');

function membersBelow(parts: readonly SchemaPart[], value: unknown, at: string): readonly Undescribed[] {
  const all = parts.flatMap(alternatives);
  if (Array.isArray(value)) {
    const items = all.flatMap((part) => (part.schema.items === undefined ? [] : [partBelow(part, part.schema.items)]));
    return items.length === 0 ? [] : value.flatMap((each) => membersBelow(items, each, `${at}/-`));
  }
  if (!isRecord(value) || all.every(({ schema }) => !isRecord(schema.properties))) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const known = all.flatMap((part) => {
      const { properties, additionalProperties } = part.schema;
      if (isRecord(properties) && Object.hasOwn(properties, name)) return [partBelow(part, properties[name])];
      return isRecord(additionalProperties) ? [partBelow(part, additionalProperties)] : [];
    });
    return known.length === 0 ? [{ at: `${at}/${name}`, value: member }] : membersBelow(known, member, `${at}/${name}`);
  });
}

/** A schema, and those that it gathers. */
const alternatives = (part: SchemaPart): readonly SchemaPart[] => [
  part,
  ...[part.schema.anyOf, part.schema.oneOf, part.schema.allOf]
    .flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []))
    .flatMap((each) => alternatives(partBelow(part, each))),
];
