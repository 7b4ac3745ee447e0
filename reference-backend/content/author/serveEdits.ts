import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Backend } from '../../Backend.ts';
import { refuse } from '../../calls/handling/Refusal.ts';
import { isAuthor } from './isAuthor.ts';

/** The script that shows the author's banner; its own build, which no page of a guest names. */
export const BANNER = '/reference/author/banner.js';

/** How often a connection is kept alive on which nothing happens, in milliseconds; below our own time limits. */
const KEEP_ALIVE = 30_000;

/**
 * `/reference/author/*`, where an author runs the server: the script of the banner, and what is wrong with the documents
 * as server-sent events. For everybody else there is nothing at these addresses.
 */
export async function serveEdits(app: FastifyInstance, { configuration, edits, closing }: Backend): Promise<void> {
  if (edits === undefined) return;
  const { read, listen } = edits;
  const endings = new Set<() => void>();
  closing.addEventListener('abort', () => {
    for (const end of endings) end();
  });
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!isAuthor(request)) throw refuse('notFound');
      });
      scope.get('/banner.js', async (_request, reply) => {
        const script = await readFile(join(configuration.authorDirectory, 'banner.js'), 'utf8');
        return reply.type('text/javascript; charset=utf-8').send(script);
      });
      scope.get('/edits', (request, reply) => {
        const { raw } = reply;
        reply.hijack();
        raw.writeHead(200, { ...headersOf(reply), 'content-type': 'text/event-stream' });
        const send = () => void raw.write(`data: ${JSON.stringify(read())}\n\n`);
        const stop = listen(send);
        const alive = setInterval(() => raw.write(':\n\n'), KEEP_ALIVE);
        const end = () => raw.end();
        endings.add(end);
        send();
        request.raw.once('close', () => {
          stop();
          clearInterval(alive);
          endings.delete(end);
        });
      });
    },
    { prefix: '/reference/author' },
  );
}

/** The headers that an answer would have, for one that is written by hand. */
const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
