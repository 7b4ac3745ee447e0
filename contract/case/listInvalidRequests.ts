import { isRecord, type JsonRecord } from '../exchange/json.ts';
import { brokenTexts } from './brokenTexts.ts';
import { partBelow, type SchemaPart } from './callSchema.ts';

/** A request with one place that breaks its schema. */
interface InvalidRequest {
  /** Place and keyword, such as '/basicInfo/email: format'. */
  readonly name: string;
  /**
   * JSON Pointer that the refusal must name: to the broken value, or to the object in which a property is missing or
   * unexpected.
   */
  readonly at: string;
  /** Any of them is a right code of the refusal: keywords that the place breaks. */
  readonly codes: readonly string[];
  readonly request: unknown;
}

/** A text that breaks one keyword often breaks another as well, and a server says either. */
const OF_TEXT = ['enum', 'const', 'minLength', 'maxLength', 'pattern', 'format', 'brokenText'];

/** What is broken where the whole request is something else. */
const OF_WHOLE = ['type', 'required', 'if', 'not'];

/** What a place may have broken besides the keyword that it is broken for. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  type: ['enum', 'const', 'pattern'],
  required: ['if'],
  additionalProperties: ['false schema'],
};

const isOfText = (keyword: string): boolean => OF_TEXT.includes(keyword) || keyword.includes(' ') || keyword === 'NUL';

/** What has no keyword of its own is of another type. */
const OF_TYPE = ['null', 'a fraction'];

function codesFor(broken: string): readonly string[] {
  const keyword = OF_TYPE.includes(broken) ? 'type' : broken;
  return isOfText(keyword) ? OF_TEXT : [keyword, ...(ALSO[keyword] ?? [])];
}

/**
 * Every way to break one place of a right request: breaks each limit of each field of the schema in turn.
 * @param whole a right request with every field; a field that it leaves out is not broken
 * @param isQuery whether the request is sent as a query, where everything is text and an empty list cannot be sent
 */
export const listInvalidRequests = (part: SchemaPart, whole: unknown, isQuery: boolean): readonly InvalidRequest[] =>
  listInvalidRequestsAt(part, whole, '', { isQuery, replace: (value) => value });

interface Context {
  readonly isQuery: boolean;
  /** Gives the whole request with this place changed. */
  readonly replace: (value: unknown) => unknown;
}

function listInvalidRequestsAt(
  part: SchemaPart,
  value: unknown,
  at: string,
  context: Context,
): readonly InvalidRequest[] {
  const breakWith = (keyword: string, broken: unknown): InvalidRequest => ({
    name: `${at || 'request'}: ${keyword}`,
    at,
    codes: codesFor(keyword),
    request: context.replace(broken),
  });
  const nothing = at === '' || context.isQuery ? [] : [breakWith('null', null)];
  if (isRecord(value)) return [...nothing, ...inObject(part, value, at, context)];
  if (Array.isArray(value)) return [...nothing, ...inList(part, value, at, context)];
  const { schema } = part;
  if (typeof value === 'string') {
    const other = typeof schema.type === 'string' ? 7 : {};
    return [
      ...nothing,
      breakWith('type', context.isQuery ? [value, value] : other),
      ...brokenTexts(schema, value, context.isQuery).map(([keyword, broken]) => breakWith(keyword, broken)),
    ];
  }
  return [
    ...nothing,
    breakWith('type', String(value)),
    ...(schema.type === 'integer' ? [breakWith('a fraction', Number(value) + 0.5)] : []),
    ...(typeof schema.minimum === 'number' ? [breakWith('minimum', schema.minimum - 1)] : []),
    ...(typeof schema.maximum === 'number' ? [breakWith('maximum', schema.maximum + 1)] : []),
  ];
}

function inObject(part: SchemaPart, value: JsonRecord, at: string, context: Context): readonly InvalidRequest[] {
  const { schema } = part;
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const here = at || 'request';
  const missing = [...requiredIn(schema), ...requiredNow(schema, value)].map((name) => {
    const { [name]: _left, ...rest } = value;
    return { name: `${here}: without ${name}`, at, codes: codesFor('required'), request: context.replace(rest) };
  });
  const codes = codesFor('additionalProperties');
  const unexpected = {
    name: `${here}: one more field`,
    at,
    codes,
    request: context.replace({ ...value, unexpected: 'x' }),
  };
  const below = Object.entries(value).flatMap(([name, member]) =>
    listInvalidRequestsAt(partBelow(part, properties[name]), member, `${at}/${name}`, {
      ...context,
      replace: (changed) => context.replace({ ...value, [name]: changed }),
    }),
  );
  return [
    ...missing,
    ...missingTogether(schema).map((names) => ({
      name: `${here}: without ${names.join(' and ')}`,
      at,
      codes: codesFor('required'),
      request: context.replace(Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))),
    })),
    ...(schema.additionalProperties === false ? [unexpected] : []),
    ...(context.isQuery
      ? []
      : [{ name: `${here}: type`, at, codes: at === '' ? OF_WHOLE : codesFor('type'), request: context.replace('x') }]),
    ...below,
  ];
}

/** What may not be missing together: what a schema requires, each with what it requires without it. */
function missingTogether({ if: condition, else: otherwise }: JsonRecord): readonly (readonly string[])[] {
  const names = requiredIn(condition);
  return names.length === 0 ? [] : requiredIn(otherwise).map((name) => [...names, name]);
}

/** What a schema requires beside that which is there, as of who signs for somebody else. */
const requiredNow = ({ then }: JsonRecord, value: JsonRecord): readonly string[] =>
  requiredIn(then).filter((name) => value[name] !== undefined);

const requiredIn = (schema: unknown): readonly string[] =>
  isRecord(schema) && Array.isArray(schema.required) ? schema.required.map(String) : [];

function inList(part: SchemaPart, value: readonly unknown[], at: string, context: Context): readonly InvalidRequest[] {
  const { schema } = part;
  const [first] = value;
  const breakWith = (keyword: string, broken: unknown): InvalidRequest => ({
    name: `${at}: ${keyword}`,
    at,
    codes: codesFor(keyword),
    request: context.replace(broken),
  });
  return [
    ...(context.isQuery ? [] : [breakWith('type', 7)]),
    ...(Number(schema.minItems) > 0 && !context.isQuery ? [breakWith('minItems', [])] : []),
    ...(typeof schema.maxItems === 'number'
      ? [
          breakWith(
            'maxItems',
            Array.from({ length: schema.maxItems + 1 }, (_, index) => another(first, index)),
          ),
        ]
      : []),
    ...(schema.uniqueItems === true ? [breakWith('uniqueItems', [first, first])] : []),
    ...listInvalidRequestsAt(partBelow(part, schema.items), first, `${at}/0`, {
      ...context,
      replace: (changed) => context.replace([changed, ...value.slice(1)]),
    }),
  ];
}

/** One more item of a list that is too long: a number that differs from the others, or the same value. */
const another = (value: unknown, index: number): unknown => (typeof value === 'number' ? value + index : value);
