import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Backend } from '../../Backend.ts';
import { measureState } from './measureState.ts';

/**
 * Serves the metrics at `/metrics` of a port of their own, which guests do not reach, from before the database answers
 * until the server has closed. Without such a port there are none.
 */
export function serveMetrics(app: FastifyInstance, backend: Backend): void {
  const { metricsPort, metricsHost } = backend.configuration;
  if (metricsPort === undefined) return;
  const { registry } = backend.metrics;
  collectDefaultMetrics({ register: registry });
  const measure = measureState(registry, backend);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    await Promise.all([measure(), backend.measureDocuments()]);
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
    response.end(await registry.metrics());
  });
  app.addHook('onReady', async () => {
    server.listen(metricsPort, metricsHost);
    try {
      await once(server, 'listening');
    } catch (error) {
      const why = error instanceof Error ? error.message : error;
      throw new Error(`Cannot listen on METRICS_HOST ${metricsHost}, METRICS_PORT ${metricsPort}: ${why}`);
    }
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : metricsPort;
    app.log.info({ host: metricsHost, port }, 'metrics are served');
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
