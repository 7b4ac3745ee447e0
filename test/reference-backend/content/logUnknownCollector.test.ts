import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startBackend } from '../support/TestBackend.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shipped: object = JSON.parse(readFileSync('content-fixtures/deployment.json', 'utf8'));

test('a start warns of a collector at a path of this site that nothing here answers', async () => {
  const logAtStart = async (url: string): Promise<string> => {
    const deploymentFile = join(folder, 'collector.json');
    writeFileSync(deploymentFile, JSON.stringify({ ...shipped, analytics: { sink: 'beacon', url } }));
    const lines: string[] = [];
    const log = { write: (line: string) => lines.push(line) };
    await (await startBackend({ deploymentFile, logLevel: 'info', log })).close();
    return lines.join('');
  };
  expect(await logAtStart('/analytics/v1/event')).toContain('analytics to /analytics/v1/event, which this server does');
  expect(await logAtStart('/analytics/v1/events')).not.toContain('does not answer');
});
