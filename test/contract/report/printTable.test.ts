import { describe, expect, test } from 'vitest';
import { isAsPromised } from '../../../contract/report/formatSummary.ts';
import { printJson } from '../../../contract/report/printJson.ts';
import { printTable } from '../../../contract/report/printTable.ts';
import type { CaseResult } from '../../../contract/run/CaseResult.ts';

const result = (more: Partial<CaseResult>): CaseResult => ({
  call: 'search',
  case: 'near a place',
  kind: 'case',
  sent: 'GET /slots',
  status: 200,
  outcome: 'ok',
  checkResult: 'fits',
  durationMs: 12,
  ...more,
});

const broken = (name: string, more: Partial<CaseResult> = {}) =>
  result({ kind: 'field', case: name, status: 400, sent: `GET /slots?a=${name}`, ...more });

const violation = { path: 'status', expected: '400', got: '500 internalError' };

describe('the table', () => {
  test('has a row for each case, and its first difference', () => {
    const table = printTable([result({}), result({ case: 'nowhere', status: 500, outcome: 'differs', violation })]);
    expect(table.split('\n')).toEqual([
      'Call    Case          Sent        Status  ms  Outcome  First difference',
      'search  near a place  GET /slots  200     12  ok',
      'search  nowhere       GET /slots  500     12  differs  status: expected 400, got 500 internalError',
      '',
      '1 as promised, 1 not as promised',
    ]);
  });

  test('folds what went right of the broken fields, and nothing that differs', () => {
    const table = printTable([
      broken('/a: type'),
      broken('/b: type'),
      broken('/c: type', { outcome: 'differs', violation }),
    ]);
    expect(table).toMatch(/2 broken fields {2}GET \/slots +400 +12 +ok/);
    expect(table).toMatch(/\/c: type +GET \/slots\?a=\/c: type .*differs/);
    expect(table).toContain('2 as promised, 1 not as promised');
  });

  test('folds what was not asked for by its reason', () => {
    const skipped = {
      outcome: 'skipped',
      status: null,
      checkResult: null,
      note: 'writes; allow it with --write',
    } as const;
    expect(printTable([result(skipped), result(skipped)])).toMatch(
      /2 cases +GET \/slots +12 +skipped +writes; allow it/,
    );
  });

  test('cuts a long address, which the JSON has whole', () => {
    const sent = `GET /slots?filter.freeFormAddress=${'x'.repeat(100)}`;
    const results = [result({ sent })];
    expect(printTable(results)).toContain('xxx…');
    expect(printTable(results)).not.toContain(sent);
    expect(JSON.parse(printJson('here', results))).toMatchObject({ environment: 'here', results: [{ sent }] });
  });
});

describe('a run is as promised', () => {
  const blocked = { outcome: 'blocked', status: null, checkResult: null, note: 'there is none' } as const;
  test.each([
    ['where everything fits', [result({})], true],
    ['where something was not asked for', [result({}), result({ outcome: 'skipped' })], true],
    ['not where something differs', [result({}), result({ outcome: 'differs' })], false],
    ['not where something could not be tried', [result({}), result(blocked)], false],
    ['not where there was nothing', [], false],
    ['not where nothing was tried', [result({ outcome: 'skipped' })], false],
  ])('%s', (_what, results, expected) => {
    expect(isAsPromised(results)).toBe(expected);
  });
});
