import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CallFacts, type CallName, calls, isCallName } from '../../schemas/calls.ts';
import { type RefusalFacts, refusals } from '../../schemas/refusals.ts';
import { root } from '../../schemas/SchemaFile.ts';
import type { JsonRecord } from '../exchange/json.ts';
import type { Sending } from '../exchange/Sending.ts';
import { type DescribedCall, operation } from './operation.ts';
import { hasSchema, schemaComponents } from './schemaComponents.ts';

const description = `The calls by which guests find, book, move and cancel appointments, and find a clinic.

Every call carries a banner and a tenant, those of the deployment, and nobody signs in. A browser gets the cookie
\`stepwell_guest\` with its first POST, by which its reservations are its own: no two browsers get one, and it ends after every hold, if at all. Each cookie is \`HttpOnly\`, \`SameSite=Lax\` or \`Strict\`, and over https \`Secure\`. A 503 says in \`Retry-After\` when to try again. A refusal has a status and \`errors\`, each with a stable \`code\`; where a request breaks its
schema, the code is the keyword of the schema and \`path\` the place, which is the object where a member is missing or unknown, and empty for the whole request. Any other \`path\` is a place of the request, too; that of a refused date is the date. What is refused changes nothing: a time that is free stays so, and what is held or booked, too. No refusal repeats what was sent of a patient,
or shows the inside of the server; one of a call that books, holds, moves, finds or cancels has the words of its code, and nothing else, but for 400. No answer lets a page of another site, whatever its name begins with, read it, or send a call. A confirmation code is compared as a whole, but for upper and lower case; a wrong one is answered like an unknown id, whatever became of the appointment. A 503
\`limitReached\` without \`Retry-After\` is no answer of this contract. Texts of the format \`line\` have no control
characters; those of the format \`lines\` may have line ends and tabs besides.`;

const tags: Readonly<Record<string, string>> = {
  services: 'What can be booked.',
  places: 'Clinics, addresses, and where visits by video are offered.',
  'time-slots': 'Free times, and holding one while a guest fills in the form.',
  appointments: 'Booking, finding, moving and canceling.',
  analytics: 'What the page reports about its use.',
};

const parameters = {
  Banner: {
    name: 'x-banner-name',
    in: 'header',
    required: true,
    description: 'Name of the banner, under which the chain appears.',
    schema: { type: 'string', examples: ['thelittleclinic'] },
  },
  Tenant: {
    name: 'x-tenant',
    in: 'header',
    required: true,
    description: 'Name of the tenant.',
    schema: { type: 'string', examples: ['thelittleclinic'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A retry with the same key and the same request gets the first reply, and does nothing, though the appointment was moved or canceled meanwhile. Keys are compared as a whole, capitals and small letters too; those of two guests are two.',
    schema: { type: 'string', pattern: '^[!-~]{1,128}$', examples: ['4b1c9a52-6f0e-4c5e-9d57-0d1f6a8e2b73'] },
  },
};

const headers = {
  CacheControl: {
    description: 'Nobody keeps an answer.',
    required: true,
    schema: { type: 'string', pattern: 'no-store' },
    example: 'no-store',
  },
  NoSniff: {
    description: 'No browser takes an answer for something else than it says.',
    required: true,
    schema: { type: 'string', const: 'nosniff' },
  },
  RequestId: {
    description:
      'Names the request in the log of the server. The page shows it to guests whose call failed, who may say it over the phone; without it, it shows none.',
    schema: { type: 'string', pattern: '^[\\w.:=+/@-]{1,64}$', examples: ['K7MP-3RTX'] },
  },
};

/** What the document says that the schemas do not. */
interface Sources {
  readonly folders: ReadonlyMap<string, string>;
  readonly samples: ReadonlyMap<string, Sending>;
  /** A sentence for each limit, and the calls that it may refuse. */
  readonly limits: readonly { readonly sentence: string; readonly calls: readonly CallName[] }[];
}

/** The OpenAPI document (3.1) of all calls. Two calls that differ in their query alone are one operation. */
export function openApiDocument({ folders, samples, limits }: Sources): JsonRecord {
  const described = Object.keys(calls)
    .filter(isCallName)
    .map(
      (name): DescribedCall => ({
        ...calls[name],
        name,
        folder: `schemas/api/${folders.get(name)}`,
        refusals: Object.entries<RefusalFacts>(refusals).filter(
          ([, { calls: refusing, needsBody }]) =>
            (refusing?.includes(name) ?? true) && !(needsBody && ['GET', 'DELETE'].includes(calls[name].method)),
        ),
        limits: limits.filter((limit) => limit.calls.includes(name)).map(({ sentence }) => sentence),
        sample: samples.get(name),
      }),
    );
  const { version }: { readonly version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stepwell',
      version,
      description,
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The server of the page.' }],
    security: [],
    tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
    paths: pathsOf(described),
    components: { parameters, headers, schemas: schemasOf(described) },
  };
}

function pathsOf(described: readonly DescribedCall[]): JsonRecord {
  const byPath = new Map<string, Record<string, unknown>>();
  const add = (path: string, method: CallFacts['method'], found: unknown) =>
    byPath.set(path, { ...byPath.get(path), [method.toLowerCase()]: found });
  for (const { method, path, otherPath } of described) {
    const alike = described.filter((call) => call.path === path && call.method === method);
    add(path, method, operation(alike));
    if (otherPath) add(otherPath, method, operation(alike, basename(otherPath)));
  }
  return Object.fromEntries(byPath);
}

/** The schemas of bodies and replies; those of queries stand at their parameters. */
function schemasOf(described: readonly DescribedCall[]): JsonRecord {
  const requests = described.filter(({ folder }) => hasSchema(`${folder}/request.json`));
  const [queries, bodies] = [true, false].map((isQuery) =>
    requests.filter(({ method }) => (method === 'GET') === isQuery).map(({ folder }) => `${folder}/request.json`),
  );
  const replies = described.map(({ folder }) => `${folder}/reply.json`);
  return schemaComponents(['schemas/api/refusal/reply.json', ...replies, ...(bodies ?? [])], queries ?? []);
}
