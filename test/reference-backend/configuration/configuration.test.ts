import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../reference-backend/configuration/configuration.ts';
import { formatKeySet, newKeySet } from '../../../reference-backend/database/sealing/KeySet.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the environment', () => {
  it('has the keys of the data, as a file or as its text', () => {
    const keys = newKeySet(new Date());
    const file = join(folder, 'keys.json');
    writeFileSync(file, formatKeySet(keys));
    for (const environment of [{ DATA_KEYS_FILE: file }, { DATA_KEYS: formatKeySet(keys) }])
      expect(readConfiguration(environment).dataKeys).toEqual(keys);
    const both = { DATA_KEYS_FILE: file, DATA_KEYS: formatKeySet(keys) };
    expect(() => readConfiguration(both)).toThrow(/^DATA_KEYS_FILE and DATA_KEYS are both set/);
  });

  it('may be empty, and so may each variable', () => {
    const names = [
      'PORT',
      'HOST',
      'DATABASE_URL',
      'DATA_KEYS_FILE',
      'DATA_KEYS',
      'PUBLIC_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'PROVIDER_MAIL',
      'CONTENT_DIR',
      'AUTHOR_MODE',
      'LIMITS',
      'DEADLINES',
      'RETENTION',
      'LOG',
    ];
    const empty = Object.fromEntries(
      [...names, 'SEARCHES_AT_ONCE', 'IMAGE_ORIGINS', 'TRUST_PROXY'].map((name) => [name, '']),
    );
    expect({ ...readConfiguration(empty), controls: 'off' }).toEqual({ ...readConfiguration({}), controls: 'off' });
    expect(readConfiguration({}).port).toBe(3000);
  });

  it('is read where it makes sense', () => {
    const read = readConfiguration({
      PORT: '0',
      DATABASE_URL: 'postgres://app:secret@db.example/stepwell',
      PUBLIC_URL: 'https://care.example/',
      SMTP_URL: 'smtps://mail.example:465',
      MAIL_FROM: 'The Little Clinic <care@clinic.example>',
      PROVIDER_MAIL: 'clinic-{id}@clinic.example',
      CONTENT_DIR: 'content-fixtures/objects',
      IMAGE_ORIGINS: 'https://images.example, http://localhost:8080/',
      SEARCHES_AT_ONCE: '9',
      DEADLINES: 'headersMs=5000',
      RETENTION: 'walkIns=7',
      LOG: 'off',
    });
    expect(read).toMatchObject({
      deadlines: { headersMs: 5_000 },
      retention: { walkIns: 7 },
      port: 0,
      publicUrl: 'https://care.example',
      mailFrom: 'The Little Clinic <care@clinic.example>',
      providerMail: 'clinic-{id}@clinic.example',
      imageOrigins: ['https://images.example', 'http://localhost:8080'],
      searchesAtOnce: 9,
      logLevel: 'off',
      controls: 'off',
    });
  });

  it('may name a database that is reached by a socket of this machine', () => {
    const databaseUrl = 'postgresql:///stepwell?host=/run/postgresql';
    expect(readConfiguration({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  });

  it.each<[boolean, Record<string, string>]>([
    [true, {}],
    [true, { HOST: 'localhost' }],
    [true, { HOST: '::1', CONTROLS: 'on' }],
    [true, { PUBLIC_URL: 'https://care.example', AUTHOR_MODE: 'on' }],
    [false, { AUTHOR_MODE: 'off' }],
    [false, { HOST: '0.0.0.0' }],
    [false, { HOST: '192.0.2.7' }],
    [false, { TRUST_PROXY: 'on' }],
    [false, { NODE_ENV: 'production', TRUST_PROXY: 'off' }],
    [false, { DATABASE_URL: 'postgres://db.example/stepwell' }],
    [false, { PUBLIC_URL: 'https://care.example' }],
    [false, { SMTP_URL: 'smtps://mail.example:465' }],
  ])('has an author only where nobody else reaches the server: %s for %j', (authorMode, environment) => {
    expect(readConfiguration(environment).authorMode).toBe(authorMode);
  });

  it.each([{ HOST: '0.0.0.0' }, { HOST: '192.0.2.7' }, { TRUST_PROXY: '1' }])(
    'cannot have an author where others reach the server: %j',
    (environment) => {
      expect(() => readConfiguration({ ...environment, AUTHOR_MODE: 'on' })).toThrow(/^AUTHOR_MODE\b/);
    },
  );

  it('listens on one address, whatever localhost means', () => {
    expect(readConfiguration({ HOST: 'localhost' }).host).toBe('127.0.0.1');
  });

  it.each(['0.0.0.0', '::'])('cannot send mails whose links would lead to HOST %s', (HOST) => {
    const environment = { SMTP_URL: 'smtp://127.0.0.1:2525', HOST };
    expect(() => readConfiguration(environment)).toThrow(/^PUBLIC_URL must be set /);
  });

  it.each([
    ['smtp://a:b@mail.example:587', 'smtp://a:b@mail.example:587?requireTLS=true'],
    ['smtp://mail.example/?ignoreTLS=true', 'smtp://mail.example/?ignoreTLS=true&requireTLS=true'],
    ['smtps://mail.example:465', 'smtps://mail.example:465'],
    ['smtp://127.0.0.1:25', 'smtp://127.0.0.1:25'],
  ])('sends mails of production by a network with TLS or not at all: %s', (SMTP_URL, smtpUrl) => {
    const production = { NODE_ENV: 'production', TRUST_PROXY: 'off' };
    expect(readConfiguration({ ...production, SMTP_URL }).smtpUrl).toBe(smtpUrl);
    expect(readConfiguration({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
    const unchecked = 'smtp://mail.example?tls.rejectUnauthorized=false';
    expect(() => readConfiguration({ ...production, SMTP_URL: unchecked })).toThrow(/^SMTP_URL must not turn off /);
  });

  it.each([
    ['PORT', '1e3'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DATA_KEYS', '{"keys":[]}'],
    ['DATA_KEYS_FILE', '/none/there/is'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_READ_URL', 'nonsense'],
    ['DATABASE_READ_URL', 'postgres://standby.example/stepwell'],
    ['DATABASE_URL', 'mysql://127.0.0.1/stepwell'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'care.example'],
    ['PUBLIC_URL', 'https://care.example/?from=mail'],
    ['PUBLIC_URL', 'https://care.example/?'],
    ['PUBLIC_URL', 'https://care.example/#top'],
    ['PUBLIC_URL', 'https://somebody:secret@care.example'],
    ['SMTP_URL', 'foo'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'nonsense'],
    ['MAIL_FROM', 'A <a@b> <c@d>'],
    ['PROVIDER_MAIL', 'clinic@clinic.example'],
    ['PROVIDER_MAIL', 'clinic@{id}.example'],
    ['CONTENT_DIR', '/nowhere/at/all'],
    ['IMAGE_DIR', 'package.json'],
    ['IMAGE_ORIGINS', 'https://a.example; script-src *'],
    ['IMAGE_ORIGINS', 'https://a.example/path'],
    ['SEARCHES_AT_ONCE', '0'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUSTED_NETWORKS', '203.0.113.0/33'],
    ['TRUSTED_NETWORKS', 'kiosk.example'],
    ['CONTROLS', 'maybe'],
    ['AUTHOR_MODE', 'maybe'],
    ['LIMITS', 'holds=1'],
    ['DEADLINES', 'holdMs=1'],
    ['RETENTION', 'holds=1'],
    ['LOG', 'maybe'],
  ])('is refused by name: %s=%s', (name, text) => {
    expect(() => readConfiguration({ [name]: text })).toThrow(new RegExp(`^${name}\\b`));
  });

  it('says in production whether proxies are trusted', () => {
    expect(() => readConfiguration({ NODE_ENV: 'production' })).toThrow(/^TRUST_PROXY must be set/);
    for (const [text, proxies] of [
      ['off', 0],
      ['on', 1],
      ['2', 2],
    ] as const)
      expect(readConfiguration({ NODE_ENV: 'production', TRUST_PROXY: text }).trustProxy).toBe(proxies);
  });

  it.each([
    ['postgres://app@db.example/stepwell', false],
    ['postgres://app@db.example/stepwell?sslmode=require', false],
    ['postgres://app@db.example/stepwell?sslmode=verify-full', true],
    ['postgres://app@db.example/stepwell?host=localhost', true],
    ['postgres://app@localhost/stepwell', true],
    ['postgres://app@127.0.0.1:6432/stepwell', true],
    ['postgres://app@[::1]/stepwell', true],
    ['postgresql:///stepwell?host=/run/postgresql', true],
    ['postgresql:///stepwell?host=db.example', false],
  ])('wants in production a database whose certificate is checked, or on this machine: %s', (url, isAccepted) => {
    const read = () => readConfiguration({ NODE_ENV: 'production', TRUST_PROXY: 'off', DATABASE_URL: url }).databaseUrl;
    if (isAccepted) expect(read()).toBe(url);
    else expect(read).toThrow(/^DATABASE_URL must have sslmode=verify-full/);
    expect(readConfiguration({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('leaves proxies time in production to notice that the process ends', () => {
    const { deadlines } = readConfiguration({ NODE_ENV: 'production', TRUST_PROXY: 'on' });
    expect([deadlines.unreadyMs, readConfiguration({}).deadlines.unreadyMs]).toEqual([5_000, 0]);
  });

  it.each([
    [undefined, 'info'],
    ['on', 'info'],
    ['error', 'error'],
    ['warn', 'warn'],
    ['debug', 'debug'],
  ])('logs for LOG %s from %s on', (LOG, level) => {
    expect(readConfiguration({ LOG }).logLevel).toBe(level);
  });

  it('names one database', () => {
    const both = { DATABASE_URL: 'postgres://db.example/stepwell', DATA_DIR: '/tmp/stepwell' };
    expect(() => readConfiguration(both)).toThrow(/^DATABASE_URL and DATA_DIR are both set/);
  });

  it('knows the networks that are trusted', () => {
    const { trustedNetworks } = readConfiguration({ TRUSTED_NETWORKS: '203.0.113.0/24, 2001:db8::1' });
    expect([
      trustedNetworks.check('203.0.113.9'),
      trustedNetworks.check('203.0.114.9'),
      trustedNetworks.check('2001:db8::1', 'ipv6'),
      trustedNetworks.check('2001:db8::2', 'ipv6'),
    ]).toEqual([true, false, true, false]);
  });
});
