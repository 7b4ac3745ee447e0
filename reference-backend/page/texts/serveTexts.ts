import type { FastifyInstance } from 'fastify';
import { hasFirstView, type View } from '../../../schemas/routes.ts';
import type { Backend } from '../../Backend.ts';
import { nothingHere } from '../../calls/handling/Refusal.ts';
import { sendPrepared } from '../sendPrepared.ts';
import { TEXTS_PATH } from './keepTexts.ts';

interface Asked {
  readonly Params: { readonly route: string; readonly page?: string };
}

/**
 * Serves what the first views were rendered from. Another process may have sent the page, so this one renders it, too,
 * before it says that there is no such text; then the app fetches each document by itself.
 */
export function serveTexts(app: FastifyInstance, { pages }: Pick<Backend, 'pages'>): void {
  /** Nothing is rendered, and so kept, for a page of content that there is none of. */
  async function findView({ route, page }: Asked['Params']): Promise<View | undefined> {
    if (!hasFirstView(route) || (route === 'contentPage') !== (page !== undefined)) return undefined;
    if (page !== undefined && !(await pages.hasContent(page))) return undefined;
    return { name: route, page };
  }
  for (const path of [`${TEXTS_PATH}/:route/:hash`, `${TEXTS_PATH}/:route/:page/:hash`])
    app.get<Asked>(path, async (request, reply) => {
      const view = await findView(request.params);
      const texts = view && (await pages.readTexts(view, request.url));
      if (texts === undefined) throw nothingHere();
      reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable');
      return sendPrepared(request, reply, texts);
    });
}
