import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const schemas = join(import.meta.dirname, '../../../../../schemas');

/** Every place of a call's request that can have a value, from its schema: `/basicInfo/address/addressLines/-`. */
export const requestFields = (call: string): readonly string[] =>
  listFields(
    join(schemas, 'api/appointments', call, 'request.json'),
    read(join(schemas, 'api/appointments', call, 'request.json')),
    '',
  );

/** The places at which a request has values; any entry of a list is `-`. */
export function sentFields(value: unknown, at = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => sentFields(entry, `${at}/-`));
  if (!isObject(value)) return [at];
  return Object.entries(value).flatMap(([name, member]) => sentFields(member, `${at}/${name}`));
}

function listFields(file: string, schema: unknown, at: string): readonly string[] {
  if (!isObject(schema)) return [];
  if (typeof schema.$ref === 'string') {
    const target = join(dirname(file), schema.$ref);
    return listFields(target, read(target), at);
  }
  const { properties, items, type } = schema;
  const entries = items === undefined ? [] : listFields(file, items, `${at}/-`);
  const members = isObject(properties)
    ? Object.entries(properties).flatMap(([name, member]) => listFields(file, member, `${at}/${name}`))
    : [];
  const own = type === 'object' || type === 'array' ? [] : [at];
  return [...own, ...entries, ...members];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
