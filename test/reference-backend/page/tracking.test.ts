import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, startServed } from '../support/startServed.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
const deploymentFile = join(folder, 'deployment.json');
const shipped: object = JSON.parse(readFileSync('content-fixtures/deployment.json', 'utf8'));
writeFileSync(
  deploymentFile,
  JSON.stringify({ ...shipped, analytics: { sink: 'beacon', url: '/analytics/v1/events' } }),
);

let served: Served;
beforeAll(async () => {
  served = await startServed({ deploymentFile });
}, 60_000);
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

test.each<[string, Record<string, string>, boolean]>([
  ['without a wish', {}, true],
  ['that allow it', { dnt: '0' }, true],
  ['with Do Not Track', { dnt: '1' }, false],
  ['with Global Privacy Control', { 'sec-gpc': '1' }, false],
])('a page for the headers %s', async (_which, headers, hasSink) => {
  const { body } = await served.backend.guest().send('GET', '/', { headers: { accept: 'text/html', ...headers } });
  expect(String(body)).toContain('bannerName');
  expect(String(body).includes('/analytics/v1/events')).toBe(hasSink);
});
