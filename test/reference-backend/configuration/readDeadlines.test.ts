import { expect, it } from 'vitest';
import { readDatabaseDeadlines, readDeadlines } from '../../../reference-backend/configuration/readDeadlines.ts';
import { DATABASE_DEADLINES } from '../../../reference-backend/database/deadlines.ts';
import { connectionDeadlines, DEADLINES } from '../../../reference-backend/health/deadlines.ts';

it('sets what it names, and leaves the others', () => {
  expect(readDeadlines('', false)).toEqual(DEADLINES);
  expect(readDeadlines('headersMs=5000, unreadyMs=0  limitPauseMs=0', true)).toEqual({
    ...DEADLINES,
    headersMs: 5_000,
    unreadyMs: 0,
    limitPauseMs: 0,
  });
});

it.each([
  ['headers=5', /headers=5 is not "name=milliseconds"; names: unreadyMs, .*headersMs/],
  ['headersMs', /headersMs is not/],
  ['headersMs=5s', /headersMs=5s is not/],
  ['toString=5', /toString=5 is not/],
  ['headersMs=0', /headersMs=0 must be from 1 to 600000/],
  ['unreadyMs=600001', /unreadyMs=600001 must be from 0 to 600000/],
  ['headersMs=5 drainMs=9 headersMs=6', /headersMs is there more than once/],
  ['headersMs=30000', /headersMs must not be more than requestMs/],
])('refuses %s', (text, words) => {
  expect(() => readDeadlines(text, false)).toThrow(words);
  expect(() => readDeadlines(text, false)).toThrow(/^DEADLINES: /);
});

it('looks after the headers more often than they may take', () => {
  const { http } = connectionDeadlines({ ...DEADLINES, headersMs: 500 });
  expect(http).toMatchObject({ headersTimeout: 500, connectionsCheckingInterval: 100 });
});

it('sets those of the database', () => {
  expect(readDatabaseDeadlines('')).toEqual(DATABASE_DEADLINES);
  expect(readDatabaseDeadlines('statementMs=20000 silenceMs=24000')).toEqual({
    ...DATABASE_DEADLINES,
    statementMs: 20_000,
    silenceMs: 24_000,
  });
});

it.each([
  ['headersMs=5', /headersMs=5 is not "name=milliseconds"; names: connectMs, statementMs/],
  ['statementMs=0', /statementMs=0 must be from 1/],
  ['statementMs=1 statementMs=2', /statementMs is there more than once/],
  ['statementMs=12000', /silenceMs must be more than statementMs/],
])('refuses %s for the database', (text, words) => {
  expect(() => readDatabaseDeadlines(text)).toThrow(words);
  expect(() => readDatabaseDeadlines(text)).toThrow(/^DATABASE_DEADLINES: /);
});
