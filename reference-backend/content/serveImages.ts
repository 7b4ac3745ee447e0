import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';

/** The images of the content API: logos of brands, drawn for the reference world. */
export async function serveImages(app: FastifyInstance, backend: Backend): Promise<void> {
  await app.register(fastifyStatic, {
    root: backend.configuration.imageDirectory,
    prefix: '/content/v2/binary/image/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => /\.(?:svg|png)$/.test(path),
    setHeaders: (response) => response.setHeader('cache-control', 'public, max-age=3600'),
  });
}
