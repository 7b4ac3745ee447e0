import { posix } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { nothingHere } from '../calls/handling/Refusal.ts';
import { pageStatus } from './pageStatus.ts';
import { servePage } from './servePage.ts';
import { takesPage } from './takesPage.ts';
import { serveTexts } from './texts/serveTexts.ts';

/** Files with a hash in their name never change. */
const HASHED = '/assets/';

/**
 * Whether a path leads to the template of a page, however it is written. It lacks the nonce and the deployment, so it
 * is not served as a file.
 */
const isTemplate = (path: string): boolean =>
  /^\/(index\.html|pages\/.*)$/.test(posix.normalize(`/${path}`).toLowerCase());

/**
 * Serves the built app: its files, and its page for every other address that a browser opens. The status of the page is
 * 404 where the app has none there.
 */
export async function serveApp(app: FastifyInstance, backend: Backend): Promise<void> {
  await app.register(fastifyStatic, {
    root: backend.configuration.appDirectory,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // The ETag says it already, and nobody asks for ranges of files this small: together seventy bytes a file.
    lastModified: false,
    acceptRanges: false,
    preCompressed: true,
    allowedPath: (path) => !isTemplate(path) && !path.includes('\0'),
    setHeaders: (response, file) => {
      const isHashed = file.startsWith(`${backend.configuration.appDirectory}${HASHED}`);
      // A shared cache must not give what is compressed to a client that cannot read it.
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  serveTexts(app, backend);
  app.get('/', (request, reply) => servePage(backend, request, reply));
  app.setNotFoundHandler(async (request, reply) => {
    if (takesPage(request)) {
      return servePage(backend, request, reply.code(await pageStatus(backend, request.url)));
    }
    throw nothingHere();
  });
}
