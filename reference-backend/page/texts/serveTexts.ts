import type { FastifyInstance } from 'fastify';
import { hasFirstView } from '../../../schemas/routes.ts';
import type { Backend } from '../../Backend.ts';
import { nothingHere } from '../../calls/handling/Refusal.ts';
import { sendPrepared } from '../sendPrepared.ts';
import { TEXTS_PATH } from './keepTexts.ts';

/**
 * Serves what the first views were rendered from. Another process may have sent the page, so this one renders it, too,
 * before it says that there is no such text; then the app fetches each document by itself.
 */
export function serveTexts(app: FastifyInstance, { pages }: Pick<Backend, 'pages'>): void {
  app.get<{ Params: { route: string } }>(`${TEXTS_PATH}/:route/:hash`, async (request, reply) => {
    const { route } = request.params;
    const texts = hasFirstView(route) ? await pages.readTexts(route, request.url) : undefined;
    if (texts === undefined) throw nothingHere();
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable');
    return sendPrepared(request, reply, texts);
  });
}
