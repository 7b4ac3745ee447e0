import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { escapeName, type Json, type JsonObject } from '#engine';
import { encoders } from '../../../app/journey/index.ts';
import {
  labeledListOf,
  pointerInSchema,
  requiredBelow,
  requiredOnConditions,
  schemasAt,
} from '../../check/checks/RequestSchema.ts';
import { createSchemaReader, type SchemaPart } from '../../check/checks/SchemaPart.ts';
import { writtenByBooking } from '../../check/checks/writtenByBooking.ts';
import { createTexts } from '../texts/createTexts.ts';
import { describeRefusal } from './describeRefusal.ts';
import type { RequestContract } from './RequestContract.ts';
import { textRule } from './TextRule.ts';

/** The entries that the booking itself adds to lists of answers (`walkInRequest`), by the place of the list. */
const added: ReadonlyMap<string, readonly string[]> = new Map([['/notes', ['with-care']]]);

const addedTo = (pointer: string): readonly string[] => added.get(pointer) ?? [];

const withAdded = (pointer: string, value: Json): Json =>
  Array.isArray(value) ? [...value, ...addedTo(pointer)] : value;

/** Explains to an author why one entry less is accepted. */
const describeAdded = (pointer: string): string =>
  addedTo(pointer)
    .map((each) => `, and the booking itself can add "${each}"`)
    .join('');

const folder = join(import.meta.dirname, '../../../schemas');
const base = 'schema:///';
const request = 'api/appointments/schedule-appointment/request.json';

const readSchema = (path: string): AnySchemaObject => JSON.parse(readFileSync(join(folder, path), 'utf8'));

/** The contract of the booking call (`schemas/api/appointments/schedule-appointment`), read from its own schema. */
export function bookingContract(): RequestContract {
  const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
  formats.default(ajv);
  const parts = readdirSync(join(folder, 'parts'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/'));
  for (const file of parts) ajv.addSchema(readSchema(`parts/${file}`), `${base}parts/${file}`);
  ajv.addSchema(readSchema(request), base + request);
  const existing = encoders(() => new Date());
  const isAsked = (names: readonly string[]) => (name: string) => names.length > 0 || !writtenByBooking.includes(name);
  const conditions = new Map<unknown, ValidateFunction>();
  /** Compiles the condition of an `if` under an id in its own folder, so that its relative references resolve. */
  const compileCondition = ({ file, schema }: SchemaPart): ValidateFunction => {
    const existing = conditions.get(schema);
    const at = `${base}${dirname(relative(folder, file))}/condition-${conditions.size}.json`;
    const matches = existing ?? ajv.compile({ ...schema, $id: at });
    conditions.set(schema, matches);
    return matches;
  };
  const read = createSchemaReader();
  const schemas = (to: readonly string[]) => schemasAt(formatPointer(to), read);
  /** Why the request, which has only one value, is refused at the place of this value. */
  const refusalAt = (at: string, sent: Json): string | undefined => {
    const validate = ajv.getSchema(base + request);
    if (validate === undefined || validate(sent)) return undefined;
    const errors = validate.errors?.filter(({ instancePath }) => `${instancePath}/`.startsWith(`${at}/`)) ?? [];
    const [message] = errors.flatMap((error) => {
      const own = describeRefusal(error);
      return own === undefined ? [] : [error.keyword === 'maxItems' ? own + describeAdded(error.instancePath) : own];
    });
    return message;
  };
  return {
    requiredIn: (names) => requiredBelow(formatPointer(names), read).filter(isAsked(names)),
    requiredWhen: (names) =>
      requiredOnConditions(formatPointer(names), read).map(({ condition, holds, members }) => {
        const matches = compileCondition(condition);
        return { members: members.filter(isAsked(names)), applies: (object) => matches(object) === holds };
      }),
    refusal: (to, value) =>
      refusalAt(pointerInSchema(formatPointer(to)), wrapValue(to, withAdded(formatPointer(to), value))),
    labelRefusal: (to, label) => {
      const list = labeledListOf(formatPointer(to));
      return list === undefined ? undefined : refusalAt(`${list}/0/label`, wrapValue(to, true, label));
    },
    isLeftOut: (answer, as) => leftOut.some((each) => each.as === as && each.answer === answer),
    textRule: (to) => textRule(schemas(to)),
    mostEntries: (to) => mostEntries(schemas(to)) - addedTo(formatPointer(to)).length,
    encode: (answer, as) => {
      if (as === undefined) return answer;
      const encoder = Object.hasOwn(existing, as) ? existing[as] : undefined;
      if (encoder === undefined) throw new Error(`there is no encoder "${as}"`);
      return encoder(answer, { answers: {}, context: {} });
    },
    texts: createTexts(),
  };
}

/**
 * Answers for which an encoder writes nothing on purpose: another answer is sent instead, or the list has no value for
 * it.
 */
const leftOut: readonly { readonly as: string; readonly answer: Json }[] = [
  { as: 'onlyNo', answer: true },
  { as: 'medicareProgram', answer: false },
  { as: 'medicaidProgram', answer: false },
];

const mostEntries = (schemas: readonly JsonObject[]): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...schemas.flatMap(({ maxItems }) => (typeof maxItems === 'number' ? [maxItems] : [])),
  );

/** All entries of a list have the same schema, so the first represents every entry. */
const formatPointer = (names: readonly string[]): string =>
  names.map((name) => (isEntry(name) ? '/0' : `/${escapeName(name)}`)).join('');

const isEntry = (name: string): boolean => /^\d+$/.test(name);

/** A request that contains only one value at its place; numbers are entries of lists. */
function wrapValue(to: readonly string[], value: Json, label = 'Label'): Json {
  const list = labeledListOf(formatPointer(to));
  if (list !== undefined) return wrapValue(list.split('/').slice(1), [{ id: to.at(-1) ?? '', label, value }]);
  return to.reduceRight<Json>((inner, name) => (isEntry(name) ? [inner] : { [name]: inner }), value);
}
