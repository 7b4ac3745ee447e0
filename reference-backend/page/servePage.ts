import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import type { Backend } from '../Backend.ts';
import { escapeHtml } from './escapeHtml.ts';
import { readPage } from './readPage.ts';
import { withSupportPhone } from './withSupportPhone.ts';

const CONFIGURATION = /(<meta name="stepwell-configuration" content=")[^"]*(")/;

const NOT_BUILT = 'The app is not built yet. Run: npm run build\n';

/**
 * Serves the app's one page, for every address that is not a file. It carries the deployment and the nonce of this
 * response, and no analytics for a guest whose browser asks not to be tracked (PRIVACY-8).
 */
export async function servePage(
  { configuration, deployment }: Pick<Backend, 'configuration' | 'deployment'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const html = await readPage(configuration.appDirectory, request.url);
  reply.header('cache-control', 'no-store');
  if (html === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  const page = await withSupportPhone(html, configuration.contentDirectory, deployment.bannerName);
  const settings = escapeHtml(JSON.stringify(asksNotToBeTracked(request) ? withoutAnalytics(deployment) : deployment));
  return reply
    .type('text/html; charset=utf-8')
    .send(
      page
        .replaceAll('__CSP_NONCE__', request.cspNonce)
        .replace(CONFIGURATION, (_match, before: string, after: string) => `${before}${settings}${after}`),
    );
}

/** Some proxies and extensions add these headers, which no script of the page can see. */
const asksNotToBeTracked = ({ headers }: FastifyRequest): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';

const withoutAnalytics = ({ analytics: _, ...others }: Deployment): Deployment => others;
