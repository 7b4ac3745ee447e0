import { describe, expect, test } from 'vitest';
import { databaseUrl } from '../support/databases.ts';
import { startFromEnvironment } from '../support/startFromEnvironment.ts';
import { startProgram } from '../support/startProgram.ts';

test.each([
  [{ PORT: 'x' }, 'PORT must be a number from 0 to 65535\n'],
  [{ PORT: '0', DATA_DIR: '/proc/nowhere' }, /^DATA_DIR \/proc\/nowhere cannot be used: ENOENT/],
])(
  'a program that cannot start with %o says why, and ends with 1',
  async (environment, words) => {
    const { ended, output } = await startProgram(environment);
    expect(await ended).toEqual([1, null]);
    expect(output()).toMatch(words);
  },
  60_000,
);

describe.runIf(databaseUrl !== undefined)('a start whose database refuses it names DATABASE_URL', () => {
  const other = (change: (url: URL) => void): string => {
    const url = new URL(databaseUrl ?? '');
    url.password = 'canary-secret';
    change(url);
    return url.href;
  };
  test.each([
    ['no such database', (url: URL) => (url.pathname = '/nowhere'), /database "nowhere" does not exist/],
    ['no such role', (url: URL) => (url.username = 'nobody'), /role "nobody" does not exist/],
    ['no schema to work in', (url: URL) => (url.search = '?options=-c search_path=nowhere'), /no schema/],
  ])('%s', async (_what, change, words) => {
    const refusal = await startFromEnvironment({ DATABASE_URL: other(change) }).catch(String);
    expect(refusal).toMatch(/^Error: DATABASE_URL postgres(ql)?:\/\/\w+@[\w.:]+\/\w+ cannot be used: /);
    expect(refusal).toMatch(words);
    expect(refusal).not.toMatch(/canary-secret|\[object/);
  });
});
