import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { cut, failOnPurpose } from '../controls/failOnPurpose.ts';

/**
 * The content API. It serves the documents of the content folder byte for byte as they are at this moment, so that an
 * edit shows at the next page load. Nothing is parsed: a broken document arrives broken. Its name in
 * `/reference/faults` is `content`.
 */
export async function serveContent(app: FastifyInstance, backend: Backend): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      const purpose = await failOnPurpose('content', backend, reply);
      if (purpose === 'cutAfter') return cut(reply);
      if (purpose === 'failed') return reply;
    });
    await scope.register(fastifyStatic, {
      root: backend.configuration.contentDirectory,
      prefix: '/content/v2/objects/',
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      etag: false,
      lastModified: false,
      allowedPath: (path) => path.endsWith('.json'),
      setHeaders: (response) => response.setHeader('cache-control', 'no-store'),
    });
  });
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
