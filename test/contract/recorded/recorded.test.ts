import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { contracts } from '../../../contract/calls/contracts.ts';
import { runRecorded } from '../../../contract/recorded/runRecorded.ts';
import { isAsPromised } from '../../../contract/report/formatSummary.ts';
import { printJson } from '../../../contract/report/printJson.ts';
import { printTable } from '../../../contract/report/printTable.ts';

const checkFolder = (folder: string) => runRecorded(join(import.meta.dirname, '../recordings', folder), contracts);

describe('recorded replies', () => {
  test('that are as promised', async () => {
    const results = await checkFolder('good');

    expect(results.map(({ case: name, call, status, outcome }) => [name, call, status, outcome])).toEqual([
      ['canceled.json', 'cancel-appointment', 200, 'ok'],
      ['places.json', 'suggest-addresses', 200, 'ok'],
      ['unknown-place.json', 'search-time-slots', 404, 'ok'],
    ]);
    expect(isAsPromised(results)).toBe(true);
  });

  test.each([
    ['broken-request-taken.json', 'differs', 'status', 'request /basicInfo/phone'],
    ['missing-postal-code.json', 'differs', 'shape', '/data/similarAddresses/0/postalCode'],
    ['no-call.json', 'blocked', null, undefined],
    ['no-recording.json', 'blocked', null, undefined],
    ['page.json', 'differs', 'malformed', ''],
    ['phone-in-reply.json', 'differs', 'privacy', ''],
    ['server-error.json', 'differs', 'status', 'status'],
    ['unknown-status.json', 'differs', 'shape', '/data/appointments/0/status'],
  ])('%s: %s', async (name, outcome, checkResult, path) => {
    const result = (await checkFolder('bad')).find((each) => each.case === name);
    expect([result?.outcome, result?.checkResult, result?.violation?.path]).toEqual([outcome, checkResult, path]);
  });

  test('that a browser saved, each entry with an answer', async () => {
    const results = await checkFolder('mixed');

    expect(results.map(({ case: name, call, outcome, violation }) => [name, call, outcome, violation?.path])).toEqual([
      ['browser.har 1', 'list-services', 'ok', undefined],
      ['browser.har 2', 'validate-benefit-code', 'differs', '/data/validation/isValid'],
      ['browser.har 3', 'create-reservation', 'ok', undefined],
      ['browser.har 5', '', 'skipped', undefined],
    ]);
  });

  test('are judged without any network', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
    await checkFolder('good');
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  test('are never shown: no value of a request or a reply is in the report', async () => {
    const results = [...(await checkFolder('good')), ...(await checkFolder('bad')), ...(await checkFolder('mixed'))];
    const report = printTable(results) + printJson('recordings', results);

    for (const value of [
      'Canaria',
      'Birdsong',
      '555',
      '4fH0oT3n8UqYw1cVbKx2Zg',
      'K7MRT2XW',
      '45202',
      'CARE2027',
      '1990',
    ])
      expect(report).not.toContain(value);
    expect(report).toContain('/appointments/{id}');
  });
});
