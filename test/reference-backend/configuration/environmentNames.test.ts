import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../reference-backend/configuration/configuration.ts';
import { environmentNames } from '../../../reference-backend/configuration/environmentNames.ts';
import { findMisspelled } from '../../../reference-backend/configuration/findMisspelled.ts';
import { secretNames } from '../../../reference-backend/configuration/withSecrets.ts';

const fileNames = secretNames.map((name) => `${name}_FILE`);

describe('the names of variables', () => {
  test('are those that are read', () => {
    const read = new Set<string>();
    const note = (_: unknown, name: string | symbol): undefined => void read.add(String(name));
    // What is left of it once it is copied: the prototype.
    readConfiguration(Object.create(new Proxy({}, { get: note })));
    expect([...read].filter((name) => ![...environmentNames, ...fileNames].some((known) => known === name))).toEqual(
      [],
    );
  });

  test('are those of the README', () => {
    const readme = readFileSync(new URL('../../../reference-backend/README.md', import.meta.url), 'utf8');
    const [, table = ''] = /## Environment([\s\S]*?)\n## /.exec(readme) ?? [];
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect([...named, 'NODE_ENV'].sort()).toEqual([...environmentNames, ...fileNames].sort());
  });
});

test.each([
  [{ DATABSE_URL: 'x' }, ['DATABASE_URL']],
  [{ DATABASE_URI: 'x' }, ['DATABASE_URL']],
  [{ METRIC_PORT: 'x' }, ['METRICS_PORT']],
  [{ smtp_url: 'x' }, ['SMTP_URL']],
  [{ LIMIT: 'x' }, ['LIMITS']],
  [{ SMTP_URL_FIEL: 'x' }, ['SMTP_URL_FILE']],
  [{ HOME: '/root', MAIL: '/var/mail/root', PATH: '/bin', PWD: '/', HOSTNAME: 'a', SHELL: 'sh', LOGNAME: 'root' }, []],
  [{ npm_lifecycle_event: 'start', NODE_OPTIONS: '', PGHOST: 'a', PUBLIC_URL: 'x', PORT: '1' }, []],
])('of %o, these are probably meant: %o', (environment, meant) => {
  expect(findMisspelled(environment).map((each) => each.meant)).toEqual(meant);
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  test('is read without white space around it', () => {
    const url = 'postgres://stepwell:secret@localhost/stepwell';
    const environment = { DATABASE_URL_FILE: file('database', `${url}\n`), DATA_KEYS: '' };
    expect(readConfiguration(environment).databaseUrl).toBe(url);
    expect(readConfiguration({ MAP_KEY_FILE: file('map', 'abc\n') }).mapKey).toBe('abc');
  });

  test('counts as set: a database makes a deployment, whose controls are off', () => {
    const smtp = { SMTP_URL_FILE: file('smtp', 'smtp://mail.example'), PUBLIC_URL: 'https://visits.example' };
    expect(readConfiguration(smtp).controls).toBe('off');
    expect(readConfiguration({ SMTP_URL_FILE: smtp.SMTP_URL_FILE }).controls).toBe('off');
  });

  test.each([
    [{ SMTP_URL_FILE: '/no/such/file' }, /^SMTP_URL_FILE \/no\/such\/file cannot be read: ENOENT$/],
    [{ SMTP_URL_FILE: '/dev/null' }, /^SMTP_URL_FILE \/dev\/null is empty$/],
    [
      { SMTP_URL_FILE: '/dev/null', SMTP_URL: 'smtp://a' },
      /^SMTP_URL_FILE and SMTP_URL are both set: set one of them$/,
    ],
  ])('%o is refused', (environment, message) => {
    expect(() => readConfiguration(environment)).toThrow(message);
  });
});
