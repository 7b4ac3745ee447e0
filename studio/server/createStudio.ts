import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '../../reference-backend/headers/contentSecurityPolicy.ts';
import { addSecurityHeaders } from '../../reference-backend/headers/securityHeaders.ts';
import { createChecker } from '../checking/createChecker.ts';
import { createDocumentStore } from './createDocumentStore.ts';
import { guardLoopback, requireLoopback } from './guardLoopback.ts';
import type { StudioOptions } from './StudioOptions.ts';
import { serveDocuments } from './serveDocuments.ts';
import { serveEvents } from './serveEvents.ts';
import { serveFindings } from './serveFindings.ts';
import { serveNames } from './serveNames.ts';
import { serveWeb } from './serveWeb.ts';
import { watchDocuments } from './watchDocuments.ts';

/** The studio, ready to answer. */
export interface Studio {
  /** Such as http://127.0.0.1:4170. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The policy of the product itself, of a deployment whose calls all stay on its own origin. */
const policy = contentSecurityPolicy(
  { apiBaseUrl: '', contentBaseUrls: { api: '/', file: '/' }, bannerName: '', tenant: '', forceFetchFromAPI: [] },
  [],
);

/** All documents may be drafts, and some of them large. */
const bodyLimit = 16 * 1024 * 1024;

/**
 * Starts the studio for the documents of one folder.
 * @param web folder of the built page
 * @throws Error for an address that others can reach, and where there is no such folder
 */
export async function createStudio(options: StudioOptions, web: string): Promise<Studio> {
  requireLoopback(options.host);
  const store = createDocumentStore(options.root);
  const watch = await watchDocuments(options.root, store);
  const checker = createChecker(options.services);
  const app = Fastify({ bodyLimit, forceCloseConnections: true });
  app.removeContentTypeParser('text/plain'); // accepts JSON only, which another site's form cannot send
  addSecurityHeaders(app, policy);
  guardLoopback(app);
  answerErrors(app);
  app.addHook('onClose', async () => {
    await Promise.all([watch.close(), checker.close()]);
  });
  await app.register(fastifyCompress, { threshold: 1024 });
  serveDocuments(app, store, options);
  serveFindings(app, store, checker);
  serveNames(app, store, checker);
  serveEvents(app, watch);
  await serveWeb(app, web);
  const host = options.host === 'localhost' ? '127.0.0.1' : options.host;
  const url = await app.listen({ host, port: options.port });
  return { url, close: () => app.close() };
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | RangeError, _request, reply) => {
    const status = error instanceof RangeError ? 400 : (error.statusCode ?? 500);
    return reply.code(status).send({ message: error.message });
  });
}
