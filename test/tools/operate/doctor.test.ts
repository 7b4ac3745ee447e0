import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { putIntoOutbox } from '../../../reference-backend/mail/outbox.ts';
import { describeUnavailable } from '../../../tools/operate/doctor/describeUnavailable.ts';
import { examineSyntax } from '../../../tools/operate/doctor/examineSyntax.ts';
import { operate } from '../../../tools/operate/operate.ts';
import { startCollector } from '../../reference-backend/health/traces/Collector.ts';
import { startSmtpServer } from '../../reference-backend/mail/SmtpServer.ts';
import { databaseKinds } from '../../reference-backend/support/databases.ts';
import { keysInEnvironment } from '../../reference-backend/support/dataKeys.ts';
import { startBackend } from '../../reference-backend/support/TestBackend.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const examine = async (environment: Readonly<Record<string, string>>) => {
  const printed: string[] = [];
  const terminal = { environment, print: (line: string) => printed.push(line), ask: async () => '' };
  const code = await operate(['doctor'], terminal);
  return { code, output: printed.join('\n') };
};

/** Documents of which there are none, so that their check takes no time. */
const quick = { CONTENT_DIR: folder };

describe('the doctor', () => {
  test('finds nothing wrong where nothing is set, and says what is missing', { timeout: 120_000 }, async () => {
    const { code, output } = await examine({});
    expect(output).toMatch(
      /^fine {3}variables: All can be used\.\nnote {3}database: In memory: .*\nnote {3}mail server: /,
    );
    expect(output).toMatch(/^fine {3}documents: /m);
    expect(code).toBe(output.includes('It is not built') ? 1 : 0);
  });

  test('names variables that cannot be used, and those that are misspelled', async () => {
    const { code, output } = await examine({ PORT: 'abc', METRIC_PORT: '9' });
    expect(code).toBe(1);
    expect(output).toMatch(/^wrong {2}variables: PORT must be a number/m);
    expect(output).toMatch(/^wrong {2}variables: METRIC_PORT is set, .* METRICS_PORT\?$/m);
  });

  test('tells a database that does not answer, without its password', async () => {
    const environment = { ...quick, DATABASE_URL: 'postgres://stepwell:s3cret@127.0.0.1:9/stepwell' };
    const keyless = await examine(environment);
    expect(keyless.output).toMatch(/^wrong {2}database: DATA_KEYS_FILE or DATA_KEYS must be set/m);
    const { code, output } = await examine({ ...environment, ...keysInEnvironment(environment) });
    expect(code).toBe(1);
    expect(output).toMatch(/^wrong {2}database: It does not answer now \(ECONNREFUSED\)\.$/m);
    expect(keyless.output + output).not.toContain('s3cret');
  });

  test('looks into a database, and at the mails that wait there', { timeout: 120_000 }, async () => {
    const dataDirectory = join(folder, 'data');
    expect((await examine({ ...quick, DATA_DIR: dataDirectory })).output).toMatch(/^note {3}database: It is empty/m);
    const backend = await startBackend({ dataDirectory }, 'PGlite');
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await putIntoOutbox(backend.database, { recipient: 'a@b.example', subject: 'a', text: 'b', html: 'c' }, anHourAgo);
    await backend.close();
    const { code, output } = await examine({ ...quick, DATA_DIR: dataDirectory });
    expect(code).toBe(1);
    expect(output).toMatch(/^fine {3}database: It answers, can be written/m);
    expect(output).toMatch(/^fine {3}clock: /m);
    expect(output).toMatch(/^wrong {2}mails: Waiting: 1, the oldest for 36\d\d s\. Not sent any more: 0\./m);
    expect(output).toMatch(/^wrong {2}deployment: The documents have no banner thelittleclinic\.$/m);
  });

  test('says which documents are no JSON where the check itself is not installed', async () => {
    const objects = mkdtempSync(join(folder, 'objects-'));
    writeFileSync(join(objects, 'good.json'), '{}');
    expect(await examineSyntax(objects)).toMatchObject({
      state: 'note',
      words: expect.stringMatching(/^Each is JSON/),
    });
    mkdirSync(join(objects, 'banners'));
    for (const name of ['banners/tlc.json', 'a.json']) writeFileSync(join(objects, name), '{,');
    expect(await examineSyntax(objects)).toMatchObject({
      state: 'wrong',
      words: 'Not JSON: a.json, banners/tlc.json.',
    });
  });

  test('says why a database cannot be used by its code', () => {
    expect(describeUnavailable({ code: '53100' })).toBe('Its disk is full (53100).');
    expect(describeUnavailable({ code: 'ECONNRESET' })).toBe('It does not answer now (ECONNRESET).');
  });

  test.runIf(databaseKinds.includes('PostgreSQL'))('asks the standby that searches read', async () => {
    const backend = await startBackend({}, 'PostgreSQL');
    const { databaseUrl = '' } = backend;
    const examineRead = (DATABASE_READ_URL: string) => {
      const environment = { ...quick, DATABASE_URL: databaseUrl, DATABASE_READ_URL };
      return examine({ ...environment, ...keysInEnvironment(environment) });
    };
    expect((await examineRead(databaseUrl)).output).toMatch(/^note {3}standby for searches: .* follows no primary/m);
    const away = await examineRead('postgres://reader@127.0.0.1:9/stepwell');
    expect(away.output).toMatch(/^wrong {2}standby for searches: It does not answer now \(ECONNREFUSED\)\. Searches/m);
    await backend.close();
  });

  test.runIf(databaseKinds.includes('PostgreSQL'))('says how old a mail is by the clock that counts', async () => {
    const backend = await startBackend({}, 'PostgreSQL');
    const environment = { ...quick, DATABASE_URL: backend.databaseUrl ?? '' };
    await putIntoOutbox(backend.database, { recipient: 'a@b.example', subject: 'a', text: 'b', html: 'c' }, new Date());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const { output } = await examine({ ...environment, ...keysInEnvironment(environment) });
    vi.useRealTimers();
    await backend.close();
    expect(output).toMatch(/^wrong {2}clock: The clock of the database is 3\d{3} s behind this machine's\./m);
    expect(output).toMatch(/^fine {3}mails: Waiting: 1, the oldest for \d{1,2} s\./m);
  });

  test('asks the mail server whether it takes mails', async () => {
    const smtp = await startSmtpServer();
    expect((await examine({ ...quick, SMTP_URL: smtp.url })).output).toMatch(/^fine {3}mail server: /m);
    await smtp.close();
    expect((await examine({ ...quick, SMTP_URL: smtp.url })).output).toMatch(/^wrong {2}mail server: .*ECONNREFUSED/m);
  });

  test('asks the collector of traces whether it takes them', async () => {
    const collector = await startCollector();
    const environment = { ...quick, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.traces.url };
    expect((await examine(environment)).output).toMatch(/^fine {3}traces: The collector takes them\.$/m);
    collector.answer(401);
    expect((await examine(environment)).output).toMatch(/^wrong {2}traces: The collector answers 401\.$/m);
    await collector.close();
    expect((await examine(environment)).output).toMatch(/^wrong {2}traces: .* cannot be reached: .+\.$/m);
    expect((await examine(quick)).output).not.toContain('traces');
  });
});
