import type { Json, JsonObject } from '#engine';

/** What the booking request says of a text at a place. */
export interface TextRule {
  readonly least: number;
  readonly most: number;
  readonly patterns: readonly string[];
  /** Texts that it does not take. */
  readonly except: readonly string[];
  /** False where it says more than this. */
  readonly isWhole: boolean;
}

/** The format `email`, as Ajv and the engine read it. */
export const emailPattern = ((): string => {
  const atom = "[A-Za-z0-9!#$%&'*+\\/=?^_`{\\|}~\\-]+";
  const label = '[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?';
  return `^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`;
})();

/** Keywords that say nothing of a text, or nothing at all. */
const ignoredKeywords = [
  'title',
  'description',
  'examples',
  '$ref',
  '$schema',
  'allOf',
  'items',
  'minItems',
  'maxItems',
];
const handledKeywords = ['type', 'minLength', 'maxLength', 'pattern', 'enum', 'const', 'format', 'not'];

/** The rule of all schemas that hold for one place. */
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

/** That a text is one of these. */
const buildPattern = (values: readonly Json[]): string =>
  `^(?:${values
    .filter((value) => typeof value === 'string')
    .map((value) => value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|')})$`;

function onlyConstant(not: Json): string | undefined {
  if (typeof not !== 'object' || not === null || !('const' in not)) return undefined;
  return Object.keys(not).length === 1 && typeof not.const === 'string' ? not.const : undefined;
}
