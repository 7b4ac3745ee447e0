import { isRecord, type JsonRecord } from '../exchange/json.ts';
import { partBelow, type SchemaPart } from './callSchema.ts';

/** What may be long in a request. Both at once would be more than any guest sends. */
export const LONGEST = ['texts', 'lists'] as const;

type Longest = (typeof LONGEST)[number] | 'nothing';

/**
 * A right request as long as it may be: `texts` makes each free text as long as its schema allows, `lists` fills each list of
 * free texts, or of things without a name of their own; `nothing` makes all of them as short as they may be.
 * @param part the schema of the request
 * @param request a right one with every field
 */
export function longestRequest(part: SchemaPart, request: object, what: Longest): JsonRecord {
  const properties = isRecord(part.schema.properties) ? part.schema.properties : {};
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => [
      name,
      longestValue(partBelow(part, properties[name]), value, what),
    ]),
  );
}

function longestValue(part: SchemaPart, value: unknown, what: Longest): unknown {
  if (typeof value === 'string' && what === 'nothing') return shortestText(part.schema, value);
  if (typeof value === 'string') return what === 'texts' ? longestText(part.schema, value) : value;
  if (Array.isArray(value)) return longestList(part, value, what);
  return isRecord(value) ? longestRequest(part, value, what) : value;
}

/** A text that has a form, such as a code or a date, is left as it is; but a mail address has many lengths. */
function longestText({ maxLength, pattern, format, enum: known }: JsonRecord, right: string): string {
  if (typeof maxLength !== 'number') return right;
  if (format === 'email') return right.padStart(maxLength, 'x');
  return pattern === undefined && format === undefined && known === undefined ? right.padEnd(maxLength, 'x') : right;
}

function shortestText({ minLength, pattern = '', format, enum: known }: JsonRecord, right: string): string {
  if (typeof minLength !== 'number' || format !== undefined || known !== undefined) return right;
  const shortest = 'x'.repeat(minLength);
  return new RegExp(String(pattern), 'u').test(shortest) ? shortest : right;
}

function longestList(part: SchemaPart, list: readonly unknown[], what: Longest): readonly unknown[] {
  const { maxItems, uniqueItems, items } = part.schema;
  const below = partBelow(part, items);
  const longest = list.map((each) => longestValue(below, each, what));
  if (what === 'nothing') return longest.slice(0, Number(part.schema.minItems ?? 0) || 1);
  const isFilled = what === 'lists' && typeof maxItems === 'number' && !uniqueItems && isRepeatable(below, list[0]);
  return isFilled ? Array.from({ length: maxItems }, (_, index) => longest[index % longest.length]) : longest;
}

/** Whether a list may have a value twice: a free text, or a thing in which nothing has the form of an id. */
function isRepeatable(part: SchemaPart, value: unknown): boolean {
  if (typeof value === 'string') return part.schema.pattern === undefined && part.schema.enum === undefined;
  const { required, properties } = part.schema;
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  const members = isRecord(properties) ? properties : {};
  return isRecord(value) && !names.some((name) => partBelow(part, members[String(name)]).schema.pattern !== undefined);
}
