import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logRequests } from '../../../reference-backend/headers/logRequests.ts';

test('a request has its line, and a health check only where it finds something wrong', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { stream: { write: (line: string) => lines.push(line) } },
    disableRequestLogging: true,
  });
  logRequests(app);
  let status = 200;
  for (const path of ['/livez', '/readyz', '/healthz', '/page'])
    app.get(path, (_request, reply) => reply.code(status).send());
  const logged = async (path: string) => {
    lines.length = 0;
    await app.inject(path);
    return lines.map((line) => JSON.parse(line)).map(({ route, status }) => ({ route, status }));
  };
  for (const path of ['/livez', '/readyz', '/healthz']) expect(await logged(path)).toEqual([]);
  expect(await logged('/page')).toEqual([{ route: '/page', status: 200 }]);
  status = 503;
  expect(await logged('/readyz')).toEqual([{ route: '/readyz', status: 503 }]);
  await app.close();
});
