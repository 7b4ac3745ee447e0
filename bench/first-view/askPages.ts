import { Agent, request } from 'node:http';

/**
 * A process of its own that opens a page again and again over eight connections, with the query of `nextQuery`, and
 * prints how many answers it had: `node --import tsx askPages.ts URL QUERY ENCODING SECONDS`. The query `random` is
 * another one each time.
 */
const [url = '', query = '', encoding = '', seconds = '1'] = process.argv.slice(2);
const CONNECTIONS = 8;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const headers = { accept: 'text/html', 'accept-encoding': encoding };

const nextQuery = (): string => (query === 'random' ? `a${Math.random()}=${Math.random()}` : query);

const open = (): Promise<void> =>
  new Promise((resolve, reject) => {
    request(`${url}?${nextQuery()}`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a page was answered ${answer.statusCode}`));
      answer.resume().once('close', resolve);
    })
      .once('error', reject)
      .end();
  });

let answers = 0;
const until = performance.now() + Number(seconds) * 1_000;
async function goOn(): Promise<void> {
  while (performance.now() < until) {
    await open();
    answers += 1;
  }
}
await Promise.all(Array.from({ length: CONNECTIONS }, goOn));
process.stdout.write(String(answers));
process.exit();
