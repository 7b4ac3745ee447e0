import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRefusal } from '../../../schemas/generated/api/refusal/reply.js';
import { codeOf, paths } from '../calls.ts';
import { startBackend, type TestBackend } from '../TestBackend.ts';

const list = (item: string, count: number): string => `[${Array(count).fill(item).join(',')}]`;
const nested = (item: string, depth: number): string => `${`[${item},`.repeat(depth)}1${']'.repeat(depth)}`;
const distinct = Array.from({ length: 44_000 }, (_, index) => index + 1);
const members = Array.from({ length: 28_000 }, (_, index) => `"${index.toString(36)}":1`);
const longName = 'n'.repeat(200_000);

const bodies: readonly (readonly [what: string, path: string, body: string])[] = [
  ['texts with a NUL, each inside of the other', paths.reservations, nested('"\\u0000"', 18_000)],
  ['halves of characters, each inside of the other', paths.reservations, nested('"\\ud83d"', 18_000)],
  ['many texts with a NUL', paths.appointments, list('"\\u0000"', 25_000)],
  ['a text with a NUL below a long name', paths.appointments, `{"${longName}":"\\u0000"}`],
  ['many texts with a NUL below a long name', paths.appointments, `{"${longName}":${list('"\\u0000"', 5_000)}}`],
  ['a call that takes no body', paths.mapKey, nested('"\\u0000"', 18_000)],
  ['many services, each once', paths.appointments, `{"serviceIds":[${distinct}]}`],
  ['many services, all the same', paths.walkIn, `{"serviceIds":${list('1', 120_000)}}`],
  ['services that are objects', paths.appointments, `{"serviceIds":${list('{}', 60_000)}}`],
  [
    'vaccines, each once',
    paths.appointments,
    `{"requestedVaccinations":[${distinct.slice(0, 30_000).map((id) => `"${id}"`)}]}`,
  ],
  ['notes that are objects', paths.appointments, `{"notes":${list('{}', 80_000)}}`],
  ['vaccines taken', paths.appointments, `{"questionnaire":{"recentVaccinationDetails":${list('{}', 80_000)}}}`],
  ['members that no call knows', paths.appointments, `{${members}}`],
  ['a member with a long name', paths.appointments, `{"${longName}":1}`],
  ['a long mail address', paths.appointments, `{"basicInfo":{"email":"a@${'a-'.repeat(100_000)}"}}`],
  ['a long blank name', paths.appointments, `{"basicInfo":{"firstName":"${' '.repeat(200_000)}"}}`],
  ['lists in lists', paths.reservations, nested('1', 60_000)],
];

const services = Array.from({ length: 600 }, (_, index) => `filter.serviceIds=x${index}`).join('&');
const unknown = Array.from({ length: 1_500 }, (_, index) => `a${index}=1`).join('&');

const addresses: readonly (readonly [what: string, path: string])[] = [
  ['many services in an address', `${paths.slots}?${services}`],
  ['many places in an address', `${paths.slots}?filter.locationIds=${'01445225,'.repeat(1_500)}`],
  ['many businesses in an address', `${paths.services}?${'filter.businessNames=x&'.repeat(600)}`],
  ['members of an address that no call knows', `${paths.services}?${unknown}`],
  ['a long text in an address', `${paths.addresses}?filter.freeFormAddress=${'a'.repeat(15_000)}`],
];

describe('a request that is made to cost much', () => {
  let backend: TestBackend | undefined;
  /** The work is told apart from the time in which a busy machine does something else. */
  const send = async (method: string, path: string, body?: string) => {
    const before = process.cpuUsage();
    const answer = await fetch(`${backend?.url}${path}`, {
      method,
      headers: { 'x-banner-name': 'a', 'x-tenant': 'thelittleclinic', 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    const { user, system } = process.cpuUsage(before);
    return { status: answer.status, text, workedMs: (user + system) / 1_000 };
  };
  beforeAll(async () => {
    backend = await startBackend();
    await send('POST', paths.appointments, '{}');
  }, 60_000);
  afterAll(() => backend?.close());

  const expectCheapRefusal = ({ status, text, workedMs }: Awaited<ReturnType<typeof send>>): void => {
    expect(status).toBe(400);
    expect(checkRefusal(JSON.parse(text))).toBe(true);
    expect(text.length).toBeLessThan(1_000);
    expect(workedMs).toBeLessThan(500);
  };

  test.each(bodies)('is refused in a few words and at once: %s', async (_what, path, body) => {
    expect(body.length).toBeLessThan(256 * 1024);
    expectCheapRefusal(await send('POST', path, body));
  });

  test.each(addresses)('is refused in a few words and at once: %s', async (_what, path) => {
    expectCheapRefusal(await send('GET', path));
  });

  test.each([
    [32, 'type'],
    [33, 'tooDeep'],
  ])('of %i levels is refused as %s', async (levels, code) => {
    const { status, text } = await send('POST', paths.appointments, `${'['.repeat(levels)}${']'.repeat(levels)}`);
    expect([status, codeOf(JSON.parse(text))]).toEqual([400, code]);
  });
});
