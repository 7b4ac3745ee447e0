import { basename, dirname } from 'node:path';
import type { CallFacts, CallName } from '../../schemas/calls.ts';
import { idempotentCalls, type RefusalFacts } from '../../schemas/refusals.ts';
import { callSchema } from '../case/callSchema.ts';
import { isRecord, type JsonRecord } from '../exchange/json.ts';
import type { Sending } from '../exchange/Sending.ts';
import { composeExample } from './composeExample.ts';
import { hasSchema, schemaOf, schemaReference } from './schemaComponents.ts';

/** A call with the folder of its schemas. */
export interface DescribedCall extends CallFacts {
  readonly name: CallName;
  readonly folder: string;
  readonly refusals: readonly [string, RefusalFacts][];
  readonly limits: readonly string[];
  readonly sample: Sending | undefined;
}

const json = (schema: JsonRecord, examples?: JsonRecord) => ({
  'application/json': { schema, ...(examples && { examples }) },
});

/** The headers of replies and refusals. */
const ofEveryAnswer = {
  'Cache-Control': { $ref: '#/components/headers/CacheControl' },
  'X-Content-Type-Options': { $ref: '#/components/headers/NoSniff' },
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
};

const words = (name: string): string => name.replaceAll('-', ' ');
const capitalized = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());
const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The operation of a call, or of calls that share method and path.
 *
 * @param other names the other path of a call that has two
 */
export function operation(alike: readonly DescribedCall[], other = '') {
  const [call] = alike;
  if (!call) throw new Error('an operation has a call');
  const body = call.method === 'GET' ? undefined : requestBody(call);
  return {
    operationId: camelCase(other ? `${call.name}-at-${other}` : call.name),
    summary: capitalized(alike.map(({ name }) => words(name)).join(', or ')) + (other && ', by its other path'),
    description: alike.map(describe).filter(Boolean).join('\n\n'),
    tags: [basename(dirname(call.folder))],
    parameters: [...headers(call), ...pathParameters(call), ...queryParameters(alike, other !== '')],
    ...(body && { requestBody: body }),
    responses: { 200: reply(alike), ...refusalResponses(alike, other !== '') },
  };
}

/** What the schema of the request says, and what the table of calls adds to it. */
function describe({ folder, method, effect, limits }: DescribedCall): string {
  const request = `${folder}/request.json`;
  const about = [String(schemaOf(`${folder}/reply.json`).description)];
  // The schema of the request names the call first, which the operation does as well.
  if (hasSchema(request))
    about.push(capitalized(String(schemaOf(request).description).replace(/^(Body|Query) of [A-Z]+ \S+[.:]\s*/, '')));
  if (method !== 'GET' && effect === 'reads') about.push('It changes nothing.');
  if (effect === 'leaves') about.push('What it makes cannot be taken back.');
  if (limits.length > 0) about.push(`Limits: ${limits.join('; ')}.`);
  return about.filter(Boolean).join(' ');
}

const headers = ({ name }: DescribedCall) =>
  ['Banner', 'Tenant', ...(idempotentCalls.includes(name) ? ['IdempotencyKey'] : [])].map((parameter) => ({
    $ref: `#/components/parameters/${parameter}`,
  }));

const partsOfPaths: Readonly<Record<string, JsonRecord>> = {
  id: { description: 'The id or code in the reply that made it.', schema: { type: 'string' } },
  divisionNumber: {
    description: "The first three digits of a clinic's id.",
    schema: { type: 'string', pattern: '^[0-9]{3}$' },
    example: '014',
  },
  storeNumber: {
    description: "The next five digits of a clinic's id.",
    schema: { type: 'string', pattern: '^[0-9]{5}$' },
    example: '45225',
  },
};

const pathParameters = ({ path }: DescribedCall) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...partsOfPaths[name],
  }));

/** What only the other path of a call requires, with an example. */
const neededByOtherPath: Readonly<Record<string, string>> = { 'filter.locationId': '01445225' };

/** The members of the query; where calls share their path, those of each, and required only what each requires. */
function queryParameters(alike: readonly DescribedCall[], isOther: boolean) {
  const queries = alike
    .filter(({ method, folder }) => method === 'GET' && hasSchema(`${folder}/request.json`))
    .map(({ folder }) => schemaOf(`${folder}/request.json`));
  const all = queries.flatMap((schema) =>
    Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(([name, member]) => ({
      name,
      member,
      examples: alike.flatMap((call) => exampleOf(call, name, isOther)),
      isRequired:
        (isOther && name in neededByOtherPath) ||
        queries.every(({ required }) => Array.isArray(required) && required.includes(name)),
    })),
  );
  const seen = new Map(all.toReversed().map((each) => [each.name, each]));
  return [...seen.values()].toReversed().map(({ name, member, examples, isRequired }) => ({
    name,
    in: 'query',
    ...(isRequired && { required: true }),
    schema: member,
    ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
  }));
}

/** The value of a parameter in the sample of the call, by the call's name: those of one name go together. */
function exampleOf({ name: call, sample }: DescribedCall, name: string, isOther: boolean) {
  const value = sample?.query?.[name] ?? (isOther ? neededByOtherPath[name] : undefined);
  return value === undefined ? [] : [[camelCase(call), { value }] as const];
}

function requestBody({ folder, sample, name }: DescribedCall) {
  const path = `${folder}/request.json`;
  if (!hasSchema(path)) return undefined;
  const examples = sample?.body === undefined ? undefined : { [camelCase(name)]: { value: sample.body } };
  return { required: true, content: json(schemaReference(path), examples) };
}

function reply(alike: readonly DescribedCall[]) {
  const paths = alike.map(({ folder }) => `${folder}/reply.json`);
  const schemas = paths.map(schemaReference);
  const description = String(schemaOf(paths[0] ?? '').description);
  const examples = alike.map(({ name }) => [camelCase(name), { value: composeExample(callSchema(name, 'reply')) }]);
  const schema = schemas.length > 1 ? { anyOf: schemas } : { ...schemas[0] };
  return { description, headers: ofEveryAnswer, content: json(schema, Object.fromEntries(examples)) };
}

/** A member is missing; one that is wrong has a path. */
const brokenRequest = { value: { errors: [{ code: 'required', message: 'must have required property', path: '' }] } };

/** The refusals by status, each with an example. */
function refusalResponses(alike: readonly DescribedCall[], isOther: boolean) {
  const all = new Map(
    alike.flatMap(({ refusals, otherPath }) =>
      refusals.filter(([, { onlyOtherPath }]) => isOther || !otherPath || !onlyOtherPath),
    ),
  );
  const hasRequest = alike.some(({ folder }) => hasSchema(`${folder}/request.json`));
  const statuses = [...new Set([...all.values()].flatMap((refusal) => refusal.statuses))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const found = [...all].filter(([, refusal]) => refusal.statuses.includes(status));
      const codes = found.map(([code, { message }]) => `- \`${code}\`: ${message}`);
      const broken =
        status === 400 && hasRequest
          ? ['- a keyword of the schema, such as `required` or `pattern`: the request breaks it, at `path`']
          : [];
      const examples = found.map(([code, { message }]) => [code, { value: { errors: [{ code, message }] } }] as const);
      return [
        status,
        {
          description: [...codes, ...broken].join('\n'),
          headers: {
            ...ofEveryAnswer,
            ...(status === 503 && {
              'Retry-After': {
                description:
                  'Seconds after which to try again. What a guest holds is in the way until the first of it ends.',
                required: true,
                schema: { type: 'integer' },
              },
            }),
          },
          content: json(schemaReference('schemas/api/refusal/reply.json'), {
            ...Object.fromEntries(examples),
            ...(broken.length > 0 && { required: brokenRequest }),
          }),
        },
      ];
    }),
  );
}
