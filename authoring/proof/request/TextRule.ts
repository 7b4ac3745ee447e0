import type { Json, JsonObject } from '#engine';

/** The rule of the booking request for a text at a place. */
export interface TextRule {
  readonly least: number;
  readonly most: number;
  readonly patterns: readonly string[];
  /** Texts that it refuses. */
  readonly except: readonly string[];
  /** False when the request has further rules that are not expressed here. */
  readonly isWhole: boolean;
}

/** The format `email` as a pattern, as Ajv and the engine read it. */
export const emailPattern = ((): string => {
  const atom = "[A-Za-z0-9!#$%&'*+\\/=?^_`{\\|}~\\-]+";
  const label = '[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?';
  return `^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`;
})();

/** Keywords that do not restrict a text, or restrict nothing, and the one that allows line ends, which no trial has. */
const ignoredKeywords = [
  'title',
  'description',
  'multiline',
  'meaning',
  'unit',
  'examples',
  '$ref',
  '$schema',
  'allOf',
  'items',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
];
const handledKeywords = ['type', 'minLength', 'maxLength', 'pattern', 'enum', 'const', 'format', 'not'];

/** Combines all schemas of one place into one rule. */
export function textRule(schemas: readonly JsonObject[]): TextRule {
  const numbers = (name: string) => schemas.flatMap(({ [name]: limit }) => (typeof limit === 'number' ? [limit] : []));
  const nots = schemas.flatMap(({ not }) => (not === undefined ? [] : [onlyConstant(not)]));
  const formats = schemas.flatMap(({ format }) => (format === undefined ? [] : [format]));
  return {
    least: Math.max(0, ...numbers('minLength')),
    most: Math.min(Number.POSITIVE_INFINITY, ...numbers('maxLength')),
    patterns: [
      ...schemas.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : [])),
      ...schemas.flatMap(({ enum: values, const: only }) =>
        Array.isArray(values) ? [buildPattern(values)] : only === undefined ? [] : [buildPattern([only])],
      ),
      ...formats.flatMap((format) => (format === 'email' ? [emailPattern] : [])),
    ],
    except: nots.filter((each) => typeof each === 'string'),
    isWhole:
      nots.every((each) => typeof each === 'string') &&
      formats.every((format) => format === 'email') &&
      schemas.every((schema) =>
        Object.keys(schema).every((name) => ignoredKeywords.includes(name) || handledKeywords.includes(name)),
      ),
  };
}

/** A pattern that matches exactly these texts. */
const buildPattern = (values: readonly Json[]): string =>
  `^(?:${values
    .filter((value) => typeof value === 'string')
    .map((value) => value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|')})$`;

function onlyConstant(not: Json): string | undefined {
  if (typeof not !== 'object' || not === null || !('const' in not)) return undefined;
  return Object.keys(not).length === 1 && typeof not.const === 'string' ? not.const : undefined;
}
