import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Deployment } from '../schemas/generated/api/deployment/reply.js';
import type { Backend } from './Backend.ts';
import { createEventLog } from './calls/analytics/createEventLog.ts';
import { bodyBudget } from './calls/bodies/bodyBudget.ts';
import { takeBodies } from './calls/bodies/takeBodies.ts';
import { registerCalls } from './calls/handling/registerCalls.ts';
import { serveGuestReports } from './calls/reports/serveGuestReports.ts';
import { databaseClock } from './clock/databaseClock.ts';
import { settableClock } from './clock/readClock.ts';
import { type Configuration, defaultConfiguration } from './configuration/configuration.ts';
import type { Edits } from './content/author/Edits.ts';
import { serveEdits } from './content/author/serveEdits.ts';
import { keepUntilEdited } from './content/keepUntilEdited.ts';
import { keepVaccineRules } from './content/keepVaccineRules.ts';
import { logUnknownCollector } from './content/logUnknownCollector.ts';
import { noteReplaced } from './content/noteReplaced.ts';
import { readDeployment } from './content/readDeployment.ts';
import { serveContent, serveImages } from './content/serveContent.ts';
import { createFaults } from './controls/faults.ts';
import { registerControls } from './controls/registerControls.ts';
import { startAudit } from './database/audit/startAudit.ts';
import { serveBackups } from './database/backup/serveBackups.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/openDatabase.ts';
import { refusedBy } from './database/refusedBy.ts';
import { startRetention } from './database/retention/startRetention.ts';
import { requireKeys } from './database/sealing/requireKeys.ts';
import { startSealing } from './database/sealing/startSealing.ts';
import { LOST_SETTINGS, lostSettings } from './database/settings/lostSettings.ts';
import { openStandby } from './database/standby/openStandby.ts';
import { createSearches } from './database/standby/Searches.ts';
import { tryToWrite } from './database/tryToWrite.ts';
import { whoIsInTheWay } from './database/whoIsInTheWay.ts';
import { answerErrors } from './headers/answerErrors.ts';
import { answerMalformed, refuseMalformed } from './headers/answerMalformed.ts';
import { contentSecurityPolicy } from './headers/contentSecurityPolicy.ts';
import { logRequests } from './headers/logRequests.ts';
import { logUntrustedProxy } from './headers/logUntrustedProxy.ts';
import { redirectTrailingSlash } from './headers/redirectTrailingSlash.ts';
import { requestId } from './headers/requestId.ts';
import { addSecurityHeaders } from './headers/securityHeaders.ts';
import { answerInTime } from './health/answerInTime.ts';
import { answerInTurn } from './health/answerInTurn.ts';
import { closeInOrder } from './health/closeInOrder.ts';
import { connectionDeadlines } from './health/deadlines.ts';
import { drainConnections } from './health/drainConnections.ts';
import { limitConnections, mostOpenFiles, shareConnections } from './health/limitConnections.ts';
import { createMetrics } from './health/metrics/createMetrics.ts';
import { measureDocuments } from './health/metrics/measureDocuments.ts';
import { measureRelease } from './health/metrics/measureRelease.ts';
import { measureRequests } from './health/metrics/measureRequests.ts';
import { measureSearches } from './health/metrics/measureSearches.ts';
import { serveMetrics } from './health/metrics/serveMetrics.ts';
import { registerHealth } from './health/registerHealth.ts';
import { traceTo } from './health/traces/traceTo.ts';
import { watchWrites } from './health/watchWrites.ts';
import { defaultLimits } from './limits/limits.ts';
import { readMailContent } from './mail/content/readMailContent.ts';
import { mailDelivery } from './mail/mailDelivery.ts';
import { keepPages } from './page/keepPages.ts';
import { type AnswerCall, keepReplies } from './page/keepReplies.ts';
import { serveApp } from './page/serveApp.ts';
import { serveFailure } from './page/serveFailure.ts';
import { serveNotices } from './page/serveNotices.ts';
import { servePage } from './page/servePage.ts';
import { serveRedirects } from './page/serveRedirects.ts';
import { searchQueue } from './slots/searchQueue.ts';
import type { Market } from './world/markets.ts';
import { seedWorld } from './world/seedWorld.ts';

/** A server that is not listening yet. */
export interface Server {
  /**
   * Brings the database up to date and seeds an empty one. Until then every address but `/livez` answers 503.
   * @throws DatabaseUnavailable where the database does not answer yet: try again
   */
  readonly prepare: () => Promise<void>;
  /** Listens on the configured host and port; gives the address, such as http://127.0.0.1:3000. */
  readonly listen: () => Promise<string>;
  /**
   * Says for `unreadyMs` that it is not ready, accepts no more connections, finishes the answers under way, then closes
   * the database. After `drainMs` the remaining answers are cut off.
   */
  readonly close: () => Promise<void>;
  /** Aborted as soon as the server is to close. */
  readonly closing: AbortSignal;
  /** For tests that look into the database directly. */
  readonly database: Backend['database'];
}

/** How many connections may wait while the process is busy. Beyond Node's 511 the system would cut guests off. */
const BACKLOG = 4096;

/** Log lines show no URL, because cancel links carry a code. */
const LOGGER = { serializers: { req: ({ method }: { readonly method: string }) => ({ method }) } };

/**
 * Limits of searches. PGlite runs one statement after another. Of the ten connections to a PostgreSQL, more than half
 * are left for bookings.
 */
const SEARCHES = { pglite: 1, postgres: 4, waiting: 600, perClient: 16, maxWaitMs: 8_000 } as const;

/** Bytes of bodies. A client is also a whole network of telephones: a booking has some 3,000 bytes. */
const BODIES = { all: 64 * 1024 ** 2, perClient: 4 * 1024 ** 2, perSecond: 2 * 1024 ** 2 } as const;

/** In bytes. Longer answers are compressed beside the event loop: a search has hundreds of KB, for which all others would wait. */
const COMPRESSION = { threshold: 1024, syncThreshold: 16 * 1024 } as const;

/** Opens a server and prepares it. Needs a database that already answers. */
export async function createServer(
  options: Partial<Configuration> = {},
  chain?: readonly Market[],
  edits?: Edits,
): Promise<Server> {
  const server = await openServer(options, chain, edits);
  try {
    await server.prepare();
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Answers calls of the first view as those of a guest, without a connection. */
const answerCall =
  (app: FastifyInstance, { bannerName, tenant }: Deployment): AnswerCall =>
  async (url) => {
    const headers = { accept: 'application/json', 'x-banner-name': bannerName, 'x-tenant': tenant };
    const { statusCode, payload } = await app.inject({ url, headers });
    return statusCode === 200 ? payload : undefined;
  };

/**
 * Puts the backend together. Options that are left out have their default values.
 * @param chain markets in which an empty database gets its clinics and pharmacies; the seeded markets by default
 * @param edits what an author is shown of the documents; nobody without
 */
export async function openServer(
  options: Partial<Configuration> = {},
  chain?: readonly Market[],
  edits?: Edits,
): Promise<Server> {
  const configuration: Configuration = { ...defaultConfiguration, ...options };
  const deployment = await readDeployment(configuration.deploymentFile);
  const policy = contentSecurityPolicy(deployment, configuration.imageOrigins);
  const traces = await traceTo(configuration.traces, (code) =>
    app.log.warn({ code }, 'the collector takes no traces; guests are not touched'),
  );
  const database = await openDatabase(configuration, traces);
  const app = Fastify({
    logger: configuration.logLevel !== 'off' && {
      ...LOGGER,
      level: configuration.logLevel,
      ...(configuration.log && { stream: configuration.log }),
      ...(traces && { mixin: traces.logged }),
    },
    genReqId: requestId(configuration.trustProxy > 0),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < configuration.trustProxy,
    bodyLimit: 64 * 1024,
    ...connectionDeadlines(configuration.deadlines),
    ...answerMalformed(policy, (request, reply) => servePage(backend, request, reply)),
  });
  const unanswered = answerInTurn(app);
  limitConnections(app, configuration.connections ?? shareConnections(mostOpenFiles(), configuration.trustProxy > 0));
  answerInTime(app, configuration.deadlines.handlerMs);
  const drain = drainConnections(app, unanswered, configuration.deadlines);
  if (!configuration.trustProxy) logUntrustedProxy(app);
  const realClock = databaseClock(database, app.log);
  const clock = configuration.controls === 'off' ? realClock.clock : settableClock;
  const searches = createSearches(database, openStandby(configuration, traces), app.log);
  const mail = mailDelivery(configuration, { database, clock, log: app.log }, traces);
  let address = '';
  let isPrepared = false;
  const closing = new AbortController();
  const metrics = createMetrics();
  measureRelease(metrics.registry);
  const documents = measureDocuments(metrics.registry, configuration.contentDirectory);
  const note = noteReplaced(app.log, metrics.replaced, documents.met);
  const backend: Backend = {
    configuration,
    deployment,
    database,
    metrics,
    searches,
    enterSearch: measureSearches(
      searchQueue({
        ...SEARCHES,
        atOnce: configuration.searchesAtOnce ?? (configuration.databaseUrl ? SEARCHES.postgres : SEARCHES.pglite),
      }),
      metrics.searches,
    ),
    isPrepared: () => isPrepared,
    whyNotWritten: watchWrites(() => tryToWrite(database)),
    closing: closing.signal,
    clock,
    limits: { ...defaultLimits, ...configuration.limits },
    eventLog: createEventLog(configuration.controls !== 'off'),
    faults: createFaults(database, configuration.databaseUrl !== undefined),
    noteReplaced: note,
    measureDocuments: documents.measure,
    vaccineRules: keepVaccineRules(configuration.contentDirectory, note),
    mailContent: keepUntilEdited((read) =>
      readMailContent(configuration.contentDirectory, deployment.bannerName, read, note),
    ),
    pages: keepPages(
      { configuration, deployment, log: app.log, noteReplaced: note },
      keepReplies(answerCall(app, deployment)),
    ),
    publicUrl: () => configuration.publicUrl ?? address,
    deliverMail: mail.deliver,
    log: app.log,
    ...(edits && { edits }),
  };
  startRetention(backend);
  startAudit(backend);
  const seal = startSealing(backend);
  app.addHook('onClose', async () => {
    mail.stop();
    realClock.stop();
    await searches.close();
    await database.close();
    await traces?.close();
  });
  traces?.follow(app);
  await assemble(app, backend, policy);
  return {
    prepare: async () => {
      try {
        await migrate(database);
        await requireKeys(database);
        await seedWorld(database, chain);
        await realClock.start();
        const lost = await lostSettings(database);
        if (lost.length > 0) app.log.warn({ settings: lost }, LOST_SETTINGS);
      } catch (error) {
        throw refusedBy(configuration.databaseUrl, await whoIsInTheWay(database, error));
      }
      isPrepared = true;
      serveBackups(backend);
      searches.start();
      void seal();
    },
    listen: async () => {
      const { host, port } = configuration;
      address = await app.listen({ host, port, backlog: BACKLOG }).catch((error: unknown) => {
        throw new Error(
          `Cannot listen on HOST ${host}, PORT ${port}: ${error instanceof Error ? error.message : error}`,
        );
      });
      return address;
    },
    close: closeInOrder(app, backend, closing, drain),
    closing: closing.signal,
    database,
  };
}

async function assemble(app: FastifyInstance, backend: Backend, policy: (nonce: string) => string): Promise<void> {
  addSecurityHeaders(app, policy);
  const { metrics, configuration } = backend;
  answerErrors(app, configuration.deadlines.limitPauseMs, serveFailure(backend), metrics.refused);
  refuseMalformed(app, policy);
  registerHealth(app, backend);
  redirectTrailingSlash(app);
  logRequests(app);
  measureRequests(app, metrics);
  serveMetrics(app, backend);
  await app.register(fastifyCookie);
  takeBodies(app, bodyBudget(configuration.bodies ?? BODIES), configuration.trustedNetworks);
  await app.register(fastifyCompress, COMPRESSION);
  registerCalls(app, backend);
  logUnknownCollector(app, backend.deployment);
  await registerControls(app, backend);
  await serveEdits(app, backend);
  await serveGuestReports(app, backend);
  await serveContent(app, backend);
  await serveImages(app, backend);
  serveRedirects(app, backend);
  serveNotices(app, backend);
  await serveApp(app, backend);
}
