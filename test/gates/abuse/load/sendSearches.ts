import { Agent, request } from 'node:http';

/**
 * A process of its own that searches over many connections, each as one guest who asks again as soon as the answer has
 * come, and prints how many were answered with 200 in that time:
 * `node --import tsx sendSearches.ts URL CONNECTIONS SECONDS ADDRESSES`.
 */
const [url = '', connections = '1', seconds = '1', addresses = '1'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });

/** The status of one search; 0 where the connection broke. */
const search = (address: number): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      'x-banner-name': 'thelittleclinic',
      'x-tenant': 'thelittleclinic',
      'x-forwarded-for': `198.51.${Math.floor(address / 250)}.${address % 250}`,
    };
    request(url, { agent, headers }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', () => resolve(0))
      .end();
  });

const answers = new Map<number, number>();
const until = Date.now() + Number(seconds) * 1_000;
async function goOn(index: number): Promise<void> {
  while (Date.now() < until) {
    const status = await search(index % Number(addresses));
    if (Date.now() < until) answers.set(status, (answers.get(status) ?? 0) + 1);
  }
}
await Promise.all(Array.from({ length: Number(connections) }, (_, index) => goOn(index)));
process.stdout.write(JSON.stringify(Object.fromEntries(answers)));
process.exit();
