import type { FastifyInstance } from 'fastify';
import type { DiskEvent } from '../exchange/StudioDocument.ts';
import type { DocumentWatch } from './watchDocuments.ts';

/** Tells the page what changes on disk, as server-sent events. */
export function serveEvents(app: FastifyInstance, watch: DocumentWatch): void {
  const endings = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of endings) end();
  });
  app.get('/api/events', (request, reply) => {
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...Object.fromEntries(headers),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    raw.write('retry: 500\n\n');
    const stop = watch.listen((event: DiskEvent) => raw.write(`data: ${JSON.stringify(event)}\n\n`));
    const end = () => raw.end();
    endings.add(end);
    request.raw.once('close', () => {
      stop();
      endings.delete(end);
    });
  });
}
