import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CollectedRecord } from '../fixtures/Controls.ts';

/** A batch as it came over the wire. */
interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly records: readonly CollectedRecord[];
}

/** A collector that is not part of the product: a server of another origin, which allows what a page needs to send. */
export class OtherOrigin {
  readonly received: Received[] = [];

  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async start(): Promise<OtherOrigin> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const origin = new OtherOrigin(`http://127.0.0.1:${port}`, server);
    server.on('request', async (request, response) => {
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, x-banner-name, x-tenant',
        'access-control-max-age': '600',
      });
      let body = '';
      for await (const chunk of request) body += chunk;
      if (request.method === 'POST')
        origin.received.push({ headers: request.headers, records: JSON.parse(body).events });
      response.end('{}');
    });
    return origin;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
