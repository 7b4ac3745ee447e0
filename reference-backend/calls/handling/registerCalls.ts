import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../Backend.ts';
import { isBanner } from '../../content/isBanner.ts';
import { cut, failOnPurpose } from '../../controls/failOnPurpose.ts';
import { GUEST_COOKIE, readGuest } from '../../guest/Guest.ts';
import { REQUEST_ID } from '../../headers/requestId.ts';
import type { Client } from '../../limits/clientAt.ts';
import { clientOf, storedClient } from '../../limits/clientOf.ts';
import { consumePerClient } from '../../limits/consumePerClient.ts';
import type { LimitName } from '../../limits/limits.ts';
import { refuseBrokenText } from '../bodies/refuseBrokenText.ts';
import { type Query, routes } from '../routes.ts';
import type { Visit } from '../Visit.ts';
import { refuse } from './Refusal.ts';
import { sendWritten } from './sendWritten.ts';
import { WrittenReply } from './WrittenReply.ts';

/** Query keys that may be repeated; the calls always see them as lists. */
const REPEATED = ['filter.businessNames', 'filter.serviceIds'];

/** Answers every call of the API. */
export function registerCalls(app: FastifyInstance, backend: Backend): void {
  for (const { method, path, choose, isAnonymous } of routes) {
    app.route({
      method,
      url: path,
      bodyLimit: choose({}).mostBytes,
      onRequest: async (request) => requireTenant(request, backend),
      preParsing: async (request) => {
        const { limit } = choose(readQuery(request.query));
        if (limit) await consumeFor(request, limit, backend);
      },
      handler: async (request, reply) => {
        // Also with a reply that succeeds: the page may find that it cannot read it.
        reply.header('cache-control', 'no-store').header(REQUEST_ID, request.id);
        const query = readQuery(request.query);
        for (const part of [request.params, query]) refuseBrokenText(part);
        const call = choose(query);
        const purpose = await failOnPurpose(call.name, backend, reply);
        if (purpose === 'failed') return reply;
        const client = clientOf(request, backend.configuration.trustedNetworks);
        const leave = call.isSearch ? await backend.enterSearch(client.client) : undefined;
        let answer: unknown;
        try {
          const visit = await buildVisit(request, backend, client);
          answer = await call.answer(method === 'GET' ? query : request.body, visit);
          if (purpose === 'cutAfter') return cut(reply);
          if (method === 'POST' && !isAnonymous) rememberGuest(request, reply, visit);
        } finally {
          leave?.();
        }
        return answer instanceof WrittenReply ? sendWritten(request, reply, answer) : answer;
      },
    });
  }
}

/**
 * The banner of the deployment is known whatever its content.
 * @throws Refusal 400
 */
async function requireTenant({ headers }: FastifyRequest, { configuration, deployment }: Backend): Promise<void> {
  const banner = headers['x-banner-name'];
  if (!banner) throw refuse('missingBanner');
  if (banner !== deployment.bannerName && !(await isBanner(configuration.contentDirectory, String(banner))))
    throw refuse('unknownBanner');
  if (headers['x-tenant'] !== deployment.tenant) throw refuse('unknownTenant');
}

function readQuery(query: unknown): Query {
  const entries = Object.entries(query ?? {});
  return Object.fromEntries(
    entries.map(([key, value]) => [key, REPEATED.includes(key) && !Array.isArray(value) ? [value] : value]),
  );
}

/** The named parts of the path. */
const readParts = (params: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));

async function consumeFor(request: FastifyRequest, limit: LimitName, backend: Backend): Promise<void> {
  const { database, clock, limits, configuration } = backend;
  const client = storedClient(database.keyring, clientOf(request, configuration.trustedNetworks));
  await consumePerClient(database, { limits, now: await clock(database), ...client }, limit);
}

async function buildVisit(request: FastifyRequest, backend: Backend, client: Client): Promise<Visit> {
  const { configuration, database, clock, limits, eventLog, vaccineRules, publicUrl, deliverMail } = backend;
  const key = request.headers['idempotency-key'];
  const parts = readParts(request.params);
  return {
    database,
    searches: backend.searches,
    publicUrl: publicUrl(),
    providerMail: configuration.providerMail,
    deliverMail,
    countAct: backend.metrics.acted,
    readMailContent: backend.mailContent,
    ...(configuration.mapKey && { mapKey: configuration.mapKey }),
    now: await clock(database),
    guest: readGuest(request.cookies[GUEST_COOKIE]),
    ...storedClient(database.keyring, client),
    limits,
    eventLog,
    vaccineRules,
    id: parts.id ?? '',
    parts,
    ...(typeof key === 'string' && { idempotencyKey: key }),
  };
}

/** Sets a session cookie without personal data. It only shows that two calls come from the same browser. */
function rememberGuest(request: FastifyRequest, reply: FastifyReply, { guest }: Visit): void {
  if (guest.isKnown) return;
  reply.setCookie(GUEST_COOKIE, guest.cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}
