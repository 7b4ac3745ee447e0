import { callSchema, partBelow, type SchemaPart } from '../../case/callSchema.ts';
import { isRecord, type JsonRecord } from '../../exchange/json.ts';

const below = (part: SchemaPart, ...names: readonly string[]): SchemaPart =>
  names.reduce((outer, name) => partBelow(outer, outer.schema[name]), part);

/** The schemas of all events, by their type. */
function schemasOfEvents(): ReadonlyMap<unknown, SchemaPart> {
  const event = below(
    callSchema('collect-events', 'request'),
    ...['properties', 'events', 'items', 'properties', 'event'],
  );
  const kinds: readonly unknown[] = Array.isArray(event.schema.anyOf) ? event.schema.anyOf : [];
  const parts = kinds.map((kind) => partBelow(event, kind));
  return new Map(parts.map((part) => [below(part, 'properties', 'type').schema.const, part]));
}

/** The values of a member that a collector must take: all of a list, or the least and the most of a number. */
function valuesOf({ schema: { enum: listed, minimum, maximum } }: SchemaPart): readonly unknown[] {
  if (Array.isArray(listed)) return listed;
  return [minimum, maximum].filter((limit) => typeof limit === 'number');
}

/** Events that together have every value of each list, and the least and the most of each number. */
export function everyValue(events: readonly unknown[]): readonly JsonRecord[] {
  const schemas = schemasOfEvents();
  return events.filter(isRecord).flatMap((event) => {
    const part = schemas.get(event.type);
    const properties = part?.schema.properties;
    if (!part || !isRecord(properties)) return [];
    return Object.keys(event).flatMap((name) =>
      valuesOf(partBelow(part, properties[name])).map((value) => ({ ...event, [name]: value })),
    );
  });
}
