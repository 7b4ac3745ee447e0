import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Stands for the nonce of a response in the page that the build made. */
const nonce = /__CSP_NONCE__/g;

/** Serves the studio's page and its files. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    allowedPath: (path) => path.startsWith('/assets/'),
  });
  app.get('/', async (request, reply) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replace(nonce, request.cspNonce));
  });
}
