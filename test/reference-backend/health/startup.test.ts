import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startProgram } from '../support/startProgram.ts';
import { databaseKinds } from '../support/TestBackend.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const refused = async (environment: Record<string, string>): Promise<string> => {
  const { ended, output } = await startProgram(environment);
  expect(await ended).toEqual([1, null]);
  return output();
};

const deployment: object = JSON.parse(readFileSync('content-fixtures/deployment.json', 'utf8'));
/** A collector without an address. */
const withSink = JSON.stringify({ ...deployment, analytics: { sink: 'beacon' } });

describe('a start that fails names the variable', () => {
  test.each([
    ['DEPLOYMENT_FILE', '/nowhere/at/all.json', /^DEPLOYMENT_FILE \/nowhere\/at\/all\.json: .*no such file/m],
    ['DEPLOYMENT_FILE', file('broken.json', '{ "tenant": '), /^DEPLOYMENT_FILE .*broken\.json: .*JSON/m],
    ['DEPLOYMENT_FILE', file('odd.json', '{ "tenant": 1 }'), /^DEPLOYMENT_FILE .*odd\.json: .*bannerName/m],
    ['DEPLOYMENT_FILE', file('sink.json', withSink), /^DEPLOYMENT_FILE .*sink\.json: \/analytics\/url must/m],
  ])(
    '%s=%s',
    async (name, text, words) => {
      expect(await refused({ [name]: text })).toMatch(words);
    },
    60_000,
  );

  test('SMTP_URL without PUBLIC_URL, where links of mails would lead nowhere', async () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:2525' };
    for (const HOST of ['0.0.0.0', '::']) expect(await refused({ ...smtp, HOST })).toMatch(/^PUBLIC_URL must be set /m);
  }, 60_000);
});

test('a start warns of a collector at a path of this site that nothing here answers', async () => {
  const start = async (url: string) => {
    const text = JSON.stringify({ ...deployment, analytics: { sink: 'beacon', url } });
    const { program, ended, output } = await startProgram({ DEPLOYMENT_FILE: file('collector.json', text) });
    program.kill('SIGTERM');
    await ended;
    return output();
  };
  expect(await start('/analytics/v1/event')).toContain('analytics to /analytics/v1/event, which this server does not');
  expect(await start('/analytics/v1/events')).not.toContain('does not answer');
}, 60_000);

describe.runIf(databaseKinds.includes('PostgreSQL'))('a start whose database refuses it names DATABASE_URL', () => {
  const base = new URL(process.env.DATABASE_URL ?? 'postgres://none');
  const other = (change: (url: URL) => void): string => {
    const url = new URL(base);
    url.password = 'canary-secret';
    change(url);
    return url.href;
  };
  test.each([
    ['no such database', other((url) => (url.pathname = '/nowhere')), /database "nowhere" does not exist/],
    ['no such role', other((url) => (url.username = 'nobody')), /role "nobody" does not exist/],
    ['no schema to work in', other((url) => (url.search = '?options=-c search_path=nowhere')), /no schema/],
  ])(
    '%s',
    async (_what, DATABASE_URL, words) => {
      const output = await refused({ DATABASE_URL });
      expect(output).toMatch(/^DATABASE_URL postgresql:\/\/\w+@[\w.:]+\/\w+ cannot be used: /m);
      expect(output).toMatch(words);
      expect(output).not.toMatch(/canary-secret|\[object/);
    },
    60_000,
  );
});
