import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import type { Backend } from '../Backend.ts';
import { isAuthor } from '../content/author/isAuthor.ts';
import { BANNER } from '../content/author/serveEdits.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { PrepareView } from './firstViews.ts';
import { nameRoute, readPage } from './readPage.ts';
import { withFirstView } from './withFirstView.ts';
import { withSupportPhone } from './withSupportPhone.ts';

const CONFIGURATION = /(<meta name="stepwell-configuration" content=")[^"]*(")/;

/** Shows an author what is wrong with the documents. */
const BANNER_TAG = `<script type="module" src="${BANNER}"></script>`;

const NOT_BUILT = 'The app is not built yet. Run: npm run build\n';

/**
 * Serves the app's page, for every address that is not a file. It carries the deployment and the nonce of this response,
 * and no analytics for a guest whose browser asks not to be tracked (PRIVACY-8). That of an author also has the banner.
 *
 * @param prepareView gives the first view of the search page
 */
export async function servePage(
  { configuration, deployment, edits }: Pick<Backend, 'configuration' | 'deployment' | 'edits'>,
  request: FastifyRequest,
  reply: FastifyReply,
  prepareView?: PrepareView,
): Promise<FastifyReply> {
  const html = await readPage(configuration.appDirectory, request.url);
  reply.header('cache-control', 'no-store');
  if (html === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  const supported = await withSupportPhone(html, configuration.contentDirectory, deployment.bannerName);
  const settings = escapeHtml(JSON.stringify(asksNotToBeTracked(request) ? withoutAnalytics(deployment) : deployment));
  const page = supported
    .replaceAll('__CSP_NONCE__', request.cspNonce)
    .replace(CONFIGURATION, (_match, before: string, after: string) => `${before}${settings}${after}`)
    .replace('</head>', edits && isAuthor(request) ? `${BANNER_TAG}</head>` : '</head>');
  // It is the same for every query: the app fills in what that says.
  const view = nameRoute(request.url) === 'main' ? await prepareView?.() : undefined;
  return reply.type('text/html; charset=utf-8').send(view ? withFirstView(page, view, request.cspNonce) : page);
}

/** Some proxies and extensions add these headers, which no script of the page can see. */
const asksNotToBeTracked = ({ headers }: FastifyRequest): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';

const withoutAnalytics = ({ analytics: _, ...others }: Deployment): Deployment => others;
