import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { cut, failOnPurpose } from '../controls/failOnPurpose.ts';
import { createFileReader } from './createFileReader.ts';

/**
 * The content API. It serves the documents of the content folder byte for byte as they are at this moment, so that an
 * edit shows at the next page load. Nothing is parsed: a broken document arrives broken. Its name in
 * `/reference/faults` is `content`.
 */
export async function serveContent(app: FastifyInstance, backend: Backend): Promise<void> {
  const files = createFileReader();
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      const purpose = await failOnPurpose('content', backend, reply);
      if (purpose === 'cutAfter') return cut(reply);
      if (purpose === 'failed') return reply;
    });
    // Asked for again by each guest, a file that does not answer would soon keep all threads that Node has for files.
    scope.addHook<{ Params: { readonly '*'?: string } }>('preHandler', async ({ params }, reply) => {
      const file = join(backend.configuration.contentDirectory, params['*'] ?? '');
      const { stamp } = await files.readStamp(file);
      if (files.isStuck(file)) throw new DocumentStuck('The disk does not answer about a document.');
      if (stamp === undefined) return reply.callNotFound();
    });
    await scope.register(fastifyStatic, {
      root: backend.configuration.contentDirectory,
      prefix: '/content/v2/objects/',
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      lastModified: false,
      allowedPath: (path) => path.endsWith('.json'),
      // Kept, but asked about each time: a guest who comes back gets a 304 for what nobody has edited.
      setHeaders: (response) => response.setHeader('cache-control', 'no-cache'),
    });
  });
}

/** Answered as 503. */
class DocumentStuck extends Error {
  readonly statusCode = 503;
}

/** Files that browsers show as images. */
const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * The images of the content API: logos of banners and brands, drawn for the reference world. A new image is served at
 * once.
 */
export async function serveImages(app: FastifyInstance, backend: Backend): Promise<void> {
  await app.register(fastifyStatic, {
    root: backend.configuration.imageDirectory,
    prefix: '/content/v2/binary/image/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => IMAGE.test(path),
    setHeaders: (response) => response.setHeader('cache-control', 'public, max-age=3600'),
  });
}
