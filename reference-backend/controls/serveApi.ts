import type { FastifyInstance } from 'fastify';
import { apiPage } from './apiPage.ts';
import { readOpenApi } from './OpenApi.ts';

/** GET `/api`: what the calls take and give, as a page. GET `/api/openapi.json`: the same as an OpenAPI document. */
export function serveApi(scope: FastifyInstance): void {
  scope.get('/api', async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(JSON.parse(await readOpenApi()), request.cspNonce)),
  );
  scope.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await readOpenApi()),
  );
}
