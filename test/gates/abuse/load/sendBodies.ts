import { request } from 'node:http';

/**
 * A process of its own that posts one body again and again over many connections, until it is killed:
 * `node --import tsx sendBodies.ts URL ADDRESS CONNECTIONS BYTES_PER_SECOND`. The body comes by standard input.
 */
const [url = '', address = '', connections = '1', rate = '1'] = process.argv.slice(2);
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
const body = Buffer.concat(chunks);
const headers = {
  'x-banner-name': 'thelittleclinic',
  'x-tenant': 'thelittleclinic',
  'x-forwarded-for': address,
  'content-type': 'application/json',
  'content-length': body.length,
};
const pauseMs = (body.length * Number(connections) * 1_000) / Number(rate);

/** Posts once; every outcome is welcome, also a connection that the server closes. */
const post = (): Promise<void> =>
  new Promise((resolve) => {
    const sent = request(url, { method: 'POST', headers }, (answer) => answer.resume().once('close', resolve));
    sent.once('error', () => resolve());
    sent.end(body);
  });

async function goOn(index: number): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, (pauseMs * index) / Number(connections)));
  for (;;) {
    const began = Date.now();
    await post();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, pauseMs - (Date.now() - began))));
  }
}
process.stdout.write('sending\n');
await Promise.all(Array.from({ length: Number(connections) }, (_, index) => goOn(index)));
