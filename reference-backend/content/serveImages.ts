import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';

/** What browsers show as an image. */
const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** The images of the content API: logos of banners and brands, drawn for the reference world. A new one is there at once. */
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
