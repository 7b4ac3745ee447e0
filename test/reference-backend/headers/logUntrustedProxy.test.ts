import { expect, test } from 'vitest';
import { startBackend } from '../support/TestBackend.ts';

test.each([
  ['https', { 'x-forwarded-proto': 'https' }],
  ['other addresses', { 'x-forwarded-for': '203.0.113.7' }],
])('an untrusted proxy that forwards %s is logged once', async (_what, headers) => {
  const lines: string[] = [];
  const log = { write: (line: string) => lines.push(line) };
  const backend = await startBackend({ logLevel: 'info', log });
  for (let count = 0; count < 3; count += 1) await backend.guest().send('GET', '/livez', { headers });
  await backend.close();
  expect(lines.join('').match(/X-Forwarded-Proto, which are not trusted/g)).toHaveLength(1);
});
