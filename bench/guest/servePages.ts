import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { securityHeaders } from '../../reference-backend/headers/securityHeaders.ts';

export interface ServedPages {
  readonly url: string;
  readonly stop: () => void;
}

/** The scripts and styles of the pages stand in them. */
const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

/**
 * Serves pages of HTML on a free port, each at its path, with the headers that the site sends with each of its own: one of
 * them makes a browser begin a process, which a page without it does not have to wait for.
 */
export async function servePages(pages: Readonly<Record<string, string>>): Promise<ServedPages> {
  const bodies = new Map(Object.entries(pages).map(([path, page]) => [path, gzipSync(page)]));
  const server = createServer(({ url = '/' }, response) => {
    const body = bodies.get(url);
    const headers = {
      ...securityHeaders(policy, false),
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
    };
    if (body) response.writeHead(200, headers).end(body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the pages have no port');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
