import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendWritten } from '../../../../reference-backend/calls/handling/sendWritten.ts';
import { WrittenReply } from '../../../../reference-backend/calls/handling/WrittenReply.ts';

const written = (times: number): string => JSON.stringify(Array(times).fill({ value: '2027-03-01 09:00:00' }));

/** A written reply as a client gets it that takes these encodings. */
async function sent(json: string, encodings: string) {
  const app = Fastify();
  app.get('/', (request, reply) => sendWritten(request, reply, new WrittenReply(json)));
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': encodings } });
  await app.close();
  return { headers, rawPayload };
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('a long reply goes to who takes %s in one piece, as %s', async (encodings, encoding, read) => {
  const json = written(1000);

  const { headers, rawPayload } = await sent(json, encodings);

  expect(read(rawPayload).toString()).toBe(json);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(rawPayload.length),
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe(encoding && 'accept-encoding');
});

test('a short reply is left to who compresses all others', async () => {
  const { headers, rawPayload } = await sent(written(10), 'br');

  expect(headers['content-encoding']).toBeUndefined();
  expect(rawPayload.toString()).toBe(written(10));
});
