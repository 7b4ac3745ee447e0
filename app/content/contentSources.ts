import type { ContentSource } from '#engine';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { eitherSignal } from '../chunks/eitherSignal.ts';
import { sourceIds } from './DocumentKind.ts';

/** Milliseconds after which a source that does not answer counts as failed, so that the next one is asked. */
const defaultTimeoutMs = 8_000;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The two sources of documents: JSON shipped beside the app, and the content API (CONTENT-1, CONTENT-2). The API's
 * copies are checked for changes on each page load, so that an edit shows without a build. The loader handles a
 * rejected fetch, such as one without an answer after `timeoutMs`.
 */
export function contentSources(
  deployment: Deployment,
  fetch: Fetch,
  timeoutMs: number = defaultTimeoutMs,
): readonly ContentSource[] {
  const { contentBaseUrls, bannerName, tenant } = deployment;
  const source = sourceWithin(timeoutMs);
  const headers = { accept: 'application/json', 'x-banner-name': bannerName, 'x-tenant': tenant };
  return [
    source(sourceIds.file, contentBaseUrls.file, (url, signal) => fetch(url, { signal })),
    source(sourceIds.api, apiRoot(deployment), (url, signal) =>
      fetch(url, { signal, headers, credentials: 'include', cache: 'no-cache' }),
    ),
  ];
}

const apiRoot = ({ apiBaseUrl, contentBaseUrls: { api } }: Deployment): string =>
  api.startsWith('/') ? `${apiBaseUrl}${api}` : api;

type Ask = (url: string, signal: AbortSignal) => Promise<Response>;

const sourceWithin =
  (timeoutMs: number) =>
  (id: string, root: string, ask: Ask): ContentSource => ({
    id,
    fetch: async (path, signal) => {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(new DOMException('no answer in time', 'TimeoutError')), timeoutMs);
      try {
        const reply = await ask(`${root}/${path}`, eitherSignal(signal, late.signal));
        return reply.ok ? { ok: true, text: await reply.text() } : { ok: false, status: reply.status };
      } finally {
        clearTimeout(timer);
      }
    },
  });
