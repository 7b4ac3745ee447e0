import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backend } from '../Backend.ts';
import { servePage } from './servePage.ts';

/** Files with a hash in their name never change. */
const HASHED = '/assets/';

/** Where there are no screens: nothing there is answered with the page. */
const NO_SCREENS = /^\/(appointment-management|assets|content|content-files|reference|tlc)\//;

const notFound = { errors: [{ code: 'notFound', message: 'there is nothing at this address' }] };

/** What looks like a file that is not there: a command line that asks for one wants no page. */
const FILE = /\.[a-z0-9]+(?:\?|$)/i;

/** A browser asks for HTML, and says when it wants a script or an image; a command line takes anything and says nothing. */
function takesPage({ headers, url }: FastifyRequest): boolean {
  const { accept, 'sec-fetch-dest': destination } = headers;
  if (accept?.includes('text/html')) return true;
  return destination === undefined && !FILE.test(url) && (accept === undefined || accept.includes('*/*'));
}

/** The built app: its files, and its page for every other address that a browser opens. */
export async function serveApp(app: FastifyInstance, backend: Backend): Promise<void> {
  await app.register(fastifyStatic, {
    root: backend.configuration.appDirectory,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => path !== '/index.html',
    setHeaders: (response, file) => {
      const isHashed = file.startsWith(`${backend.configuration.appDirectory}${HASHED}`);
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', (request, reply) => servePage(backend, request, reply));
  app.setNotFoundHandler(async (request, reply) => {
    const opensPage = request.method === 'GET' || request.method === 'HEAD';
    const isScreen = !NO_SCREENS.test(request.url);
    if (opensPage && isScreen && takesPage(request)) return servePage(backend, request, reply);
    return reply.code(404).header('cache-control', 'no-store').send(notFound);
  });
}
