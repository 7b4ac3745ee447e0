import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addresses } from '../../../contract/calls/addresses.ts';
import { contracts } from '../../../contract/calls/contracts.ts';
import { callFolders } from '../../../contract/case/callFolders.ts';
import { routes } from '../../../reference-backend/calls/routes.ts';
import { type CallFacts, calls } from '../../../schemas/calls.ts';
import { plainOverrides } from '../overrides/overrides.ts';

const folders = [...callFolders.keys()].filter((name) => name !== 'refusal'); // the refusals that every call shares
const backend = join(import.meta.dirname, '../../reference-backend');
const backendTests = readdirSync(backend, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(backend, file), 'utf8'));

describe('the contracts', () => {
  test('are those of schemas/api, each once', () => {
    expect(contracts.map(({ call }) => call).sort()).toEqual(folders.sort());
    expect(Object.keys(addresses).sort()).toEqual(folders.sort());
  });

  test.each(contracts)('$call: begins with a right request, and has no case twice', ({ cases }) => {
    expect(cases[0]?.statuses).toContain(200);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  test.each(contracts)('$call: has a whole request where its schema has one', ({ call, whole, checkRequest }) => {
    const hasRequest = existsSync(join(callFolders.get(call) ?? call, 'request.json'));
    expect([whole !== undefined, checkRequest !== undefined]).toEqual([hasRequest, hasRequest]);
  });

  test.each(contracts)('$call: is answered wrong by a server that is found out', ({ call }) => {
    const advice = 'Add a line to the file of its subject below test/contract/overrides.';
    expect(
      plainOverrides.map(([, only]) => only.split(' ')[0]),
      advice,
    ).toContain(call);
  });

  test.each(contracts)('$call: is asked by a test of the reference backend', ({ call }) => {
    const advice = `Check its reply in a test below test/reference-backend: guest.ask(check…Reply, …). ${call} is asked by`;
    expect(
      backendTests.filter((text) => new RegExp(`schemas/generated/api/([a-z-]+/)?${call}/reply\\.js`).test(text)),
      advice,
    ).not.toEqual([]);
  });

  test('have every path that the reference backend answers, which are those of the table', () => {
    const named = Object.values<CallFacts>(calls).flatMap(({ method, path, otherPath }) =>
      [path, otherPath].flatMap((each) => (each === undefined ? [] : [`${method} ${each}`])),
    );
    const answered = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(answered.sort()).toEqual([...new Set(named)].sort());
  });

  test('of bookings name the refusals of the specification', () => {
    const listStatuses = (wanted: string) =>
      contracts.find(({ call }) => call === wanted)?.cases.flatMap(({ statuses }) => statuses) ?? [];
    expect(listStatuses('schedule-appointment')).toEqual(expect.arrayContaining([200, 400, 404, 409, 429]));
    expect(listStatuses('schedule-walk-in')).toEqual(expect.arrayContaining([200, 400, 404, 429]));
    expect(listStatuses('create-reservation')).toEqual(expect.arrayContaining([200, 400, 404, 409]));
    expect(listStatuses('cancel-appointment')).toEqual(expect.arrayContaining([200, 400, 404, 409]));
    expect(listStatuses('reschedule-appointment')).toEqual(expect.arrayContaining([200, 400, 404, 409]));
    expect(listStatuses('lookup-appointment')).toEqual(expect.arrayContaining([200, 400, 404]));
    const unknownPlace = contracts.flatMap(({ cases }) => cases).filter(({ message }) => message !== undefined);
    expect(unknownPlace.map(({ message, statuses }) => [message, statuses])).toEqual([['locationUnavailable', [404]]]);
  });

  test('are written one to a file, which is in the list', () => {
    const folder = join(import.meta.dirname, '../../../contract/calls');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const withCases = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('defineContract({'));
    expect(withCases).toHaveLength(contracts.length);
  });
});
