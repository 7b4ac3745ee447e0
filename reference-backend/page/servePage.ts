import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasFirstView, type ViewName } from '../../schemas/routes.ts';
import type { Backend } from '../Backend.ts';
import { isAuthor } from '../content/author/isAuthor.ts';
import { BANNER } from '../content/author/serveEdits.ts';
import { findPage } from './findPage.ts';
import type { PagePart } from './keepPages.ts';
import { sendPrepared } from './sendPrepared.ts';

/** Shows an author what is wrong with the documents. */
const BANNER_TAG = `<script type="module" src="${BANNER}"></script>`;

const NOT_BUILT = 'The app is not built yet. Run: npm run build\n';

/**
 * Serves the app's page, for every address that is not a file. It carries the deployment and the nonce of this response,
 * and no analytics for a guest whose browser asks not to be tracked (PRIVACY-8). That of an author also has the banner.
 */
export async function servePage(
  backend: Pick<Backend, 'configuration' | 'edits' | 'faults' | 'pages'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = findPage(request.url);
  const route = found?.name;
  // An address that names nothing, such as that of a clinic that does not exist, shows another page.
  const hasView = reply.statusCode === 200 && hasFirstView(route);
  const pages = await backend.pages.read(
    route,
    hasView ? await shownPart(backend, route) : 'withoutView',
    found?.parts.page,
  );
  reply.header('cache-control', 'no-store');
  if (pages === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  const page = asksNotToBeTracked(request) ? pages.untracked : pages.usual;
  reply.type('text/html; charset=utf-8');
  if (backend.edits && isAuthor(request))
    return reply
      .header('vary', 'accept-encoding')
      .send(page.plain(request.cspNonce).toString().replace('</head>', `${BANNER_TAG}</head>`));
  return sendPrepared(request, reply, page);
}

/** What is to fail on purpose must reach the app. A page needs no database. */
async function shownPart(
  { configuration, faults }: Pick<Backend, 'configuration' | 'faults'>,
  name: ViewName,
): Promise<PagePart> {
  if (configuration.controls === 'off') return 'whole';
  const [failsContent, failsServices] = await Promise.all(
    (['content', 'list-services'] as const).map((part) => faults.isAwaited(part).catch(() => false)),
  );
  if (failsContent) return 'withoutView';
  return failsServices && name === 'main' ? 'withoutReplies' : 'whole';
}

/** Some proxies and extensions add these headers, which no script of the page can see. */
const asksNotToBeTracked = ({ headers }: FastifyRequest): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';
