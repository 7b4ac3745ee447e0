import type { Violation } from '../errors/Violation.ts';
import { isObject } from '../json/Json.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';
import { escapeName } from '../json/pointer.ts';
import { fieldKind } from './fieldKind.ts';
import { compilePattern, PATTERN_LENGTH } from './patternCost.ts';

const ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Violations of `pattern` and of the format `email`. The interpreter does not check these: it could take too long. */
export function textViolations(schema: JsonSchema, data: unknown, path = ''): readonly Violation[] {
  if (typeof data === 'string') return checkText(schema, data, path);
  const { items, properties } = schema;
  if (Array.isArray(data))
    return items === undefined ? [] : data.flatMap((item, index) => textViolations(items, item, `${path}/${index}`));
  if (!isObject(data) || properties === undefined) return [];
  return Object.entries(properties).flatMap(([name, member]) =>
    Object.hasOwn(data, name) ? textViolations(member, data[name], `${path}/${escapeName(name)}`) : [],
  );
}

function checkText(schema: JsonSchema, text: string, path: string): readonly Violation[] {
  const { pattern, format } = schema;
  const kind = fieldKind(schema);
  const found: Violation[] = [];
  if (pattern !== undefined && (text.length > PATTERN_LENGTH || !compilePattern(pattern).test(text)))
    found.push({ path, keyword: 'pattern', params: { pattern }, kind });
  if (format === 'email' && !isEmail(text)) found.push({ path, keyword: 'format', params: { format }, kind });
  return found;
}

/** The format `email` of ajv-formats, checked in separate steps, so that no expression backtracks for long. */
function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at !== -1 &&
    text
      .slice(0, at)
      .split('.')
      .every((atom) => ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label))
  );
}
