import type { Json, JsonSchema } from '#engine';
import type { FillKind } from './FillKind.ts';

/** Texts of usual shapes, one of which fits nearly every pattern and format. */
const usual: readonly string[] = [
  'Ada',
  'ada@example.com',
  '(513) 555-0142',
  '5135550142',
  '45202',
  '45202-1234',
  '1EG4TE5MK73',
  'A12345678',
  '123456789',
  '123-45-6789',
  '1234',
  '150',
  '12',
  '1',
  'OH',
  'AB',
  'https://example.com',
];

const wrongTexts: readonly string[] = ['?', 'x', '<b>bold</b>', ' '];

/** Dates that are tried in turn: a grown-up's birth, then those around today. */
function dates(today: string): readonly string[] {
  const near = (days: number) => {
    const day = new Date(`${today}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  };
  return ['1990-07-04', ...[-30, 1, 30, 365, -1, 0, -3650, -25000].map(near)];
}

/**
 * Values for an answer, in the order in which they are tried; which of them the page accepts is for its own rules to
 * say.
 */
export function candidates(schema: JsonSchema, kind: FillKind, today: string): readonly Json[] {
  const offered = schema.enum ?? schema.oneOf?.map((choice) => choice.const);
  const inOrder = <T>(values: readonly T[]): readonly T[] => (kind === 'maximal' ? values.toReversed() : values);
  if (schema.const !== undefined) return [schema.const];
  if (offered !== undefined) return inOrder(offered);
  switch (schema.type) {
    case 'boolean':
      return inOrder([false, true]);
    case 'number':
    case 'integer':
      return inOrder(numbers(schema));
    case 'array':
      return lists(schema, kind, today);
    case 'object':
      return [members(schema, kind, today)];
    default:
      return schema.format === 'date' ? dates(today) : texts(schema, kind);
  }
}

/** A value that is refused; undefined where the control can give none. */
export function wrongValue(schema: JsonSchema): Json | undefined {
  if (schema.enum !== undefined || schema.oneOf !== undefined || schema.type === 'boolean') return undefined;
  if (schema.type === 'number' || schema.type === 'integer') return (schema.maximum ?? 1e9) + 1;
  if (schema.type === 'array' || schema.type === 'object') return undefined;
  if (schema.format === 'date') return '1800-02-29';
  const { maxLength } = schema;
  return schema.pattern === undefined && schema.format === undefined && maxLength !== undefined
    ? 'x'.repeat(maxLength + 1)
    : (wrongTexts[0] ?? '?');
}

function texts({ maxLength = 60, minLength = 0, pattern }: JsonSchema, kind: FillKind): readonly string[] {
  const long = 'Wilhelmina-Katharina van der Meerschaert '.repeat(20).slice(0, maxLength).trim();
  const plain = kind === 'maximal' ? [long.padEnd(Math.min(maxLength, long.length), 'e'), ...usual] : usual;
  const fitting = [...plain, 'x'.repeat(Math.max(minLength, 1)), '9'.repeat(Math.max(minLength, 1))];
  return pattern === undefined && minLength === 0 ? fitting.slice(0, 3) : fitting;
}

function numbers({ minimum = 1, maximum = 10 }: JsonSchema): readonly number[] {
  return [minimum, maximum, minimum + 1, 1, 0];
}

function lists({ items = {}, minItems = 0, maxItems = 3 }: JsonSchema, kind: FillKind, today: string): readonly Json[] {
  const offered = items.enum ?? items.oneOf?.map((choice) => choice.const);
  const least = Math.max(minItems, 1);
  const count = kind === 'maximal' ? Math.max(least, Math.min(maxItems, 3)) : least;
  if (offered !== undefined) return [offered.slice(0, kind === 'maximal' ? maxItems : least), offered.slice(0, least)];
  const [entry] = candidates(items, kind, today);
  return entry === undefined ? [] : [Array.from({ length: count }, () => entry)];
}

function members({ properties = {}, required = [] }: JsonSchema, kind: FillKind, today: string): Json {
  const wanted = Object.entries(properties).filter(([name]) => kind === 'maximal' || required.includes(name));
  return Object.fromEntries(
    wanted.flatMap(([name, schema]) => {
      const [value] = candidates(schema, kind, today);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
