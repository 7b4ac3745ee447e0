import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startPostgres } from '../../../tools/postgres.ts';
import { booking, paths, readCode, reservation, sunday, tryToBook } from '../support/calls.ts';
import { databaseKinds, kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';
import { startBackend } from '../support/TestBackend.ts';
import { wholeBooking } from '../support/wholeBooking.ts';

/** Every place of a text in a JSON value, as a pointer, with the value in which that text is changed. */
function changedTexts(
  value: unknown,
  change: (text: string) => string,
  path = '',
): readonly (readonly [string, unknown])[] {
  if (typeof value === 'string') return [[path, change(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    changedTexts(member, change, `${path}/${name}`).map(([at, changed]): [string, unknown] => [
      at,
      Array.isArray(value)
        ? value.map((one: unknown, index) => (String(index) === name ? changed : one))
        : { ...value, [name]: changed },
    ]),
  );
}

const broken = [
  ['a NUL', (text: string) => `${text}\0`],
  ['the first half of a character', (text: string) => `\ud83d${text}`],
  ['the second half of a character', (text: string) => `${text}\ude00`],
  ['a control character', (text: string) => `${text}\u0085`],
  ['a bidirectional override', (text: string) => `\u202e${text}`],
] as const;

const walkIn = {
  businessName: 'pharmacy',
  serviceIds: [101],
  locationNumber: '01400393',
  basicInfo: booking('Ann', '08:00:00').basicInfo,
};
const address = { addressLines: ['1 Main Street'], cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' };

const bodies: readonly (readonly [method: string, path: string, body: object])[] = [
  ['POST', paths.appointments, wholeBooking],
  ['POST', paths.walkIn, walkIn],
  ['POST', paths.reservations, reservation('08:00:00')],
  ['POST', paths.addressValidations, { address }],
  ['PUT', `${paths.appointments}/unknown`, { status: 'CANCELED', confirmCode: 'ABCDEFGH' }],
];

/** Refused as such, or by a rule of the schema that no such text keeps. */
const REFUSED = /^(brokenText|pattern|format|enum|const|maxLength)$/;

describe.each(kindsOfCalls)('text with characters that no text may have, on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  describe.each(broken)('%s', (_what, change) => {
    test.each(bodies)('is refused in every text of a body: %s %s', async (method, path, body) => {
      for (const [at, changed] of changedTexts(body, change)) {
        const answer = await backend()
          .guest()
          .send(method, path, { body: Object(changed) });
        expect([at, answer.status]).toEqual([at, 400]);
        expect(answer.body).toMatchObject({ errors: [{ code: expect.stringMatching(REFUSED), path: at }] });
      }
    });
  });

  test('line ends and tabs are taken in text areas and in the words of a question, and nowhere else (API-37)', async () => {
    const additional = [{ id: 'pets', label: 'Which pets do you have?', value: 'A cat' }];
    const whole = { ...wholeBooking, questionnaire: { ...wholeBooking.questionnaire, additional } };
    const taken: string[] = [];
    for (const [at, changed] of changedTexts(whole, () => 'Nuts,\r\n\tmilk\n')) {
      const answer = await backend()
        .guest()
        .send('POST', paths.appointments, { body: Object(changed) });
      if (answer.status !== 400) taken.push(at);
      else expect(answer.body).toMatchObject({ errors: [{ code: expect.stringMatching(REFUSED), path: at }] });
    }
    const typed = [
      '/comments',
      '/medicalInfo/medications',
      '/medicalInfo/anythingElse',
      '/questionnaire/survey/any_other_information/answer',
      '/questionnaire/additional/0/value',
    ];
    const questions = Object.keys(whole.questionnaire.survey ?? {}).map(
      (name) => `/questionnaire/survey/${name}/questionName`,
    );
    expect(new Set(taken)).toEqual(new Set([...typed, ...questions, '/questionnaire/additional/0/label']));
  });

  test('characters that UTF-16 writes in two are kept', async () => {
    const { status } = await tryToBook(backend().guest(), booking('Ann😀', '08:00:00'));
    expect(status).toBe(200);
  });

  test('a member whose name is broken is refused where it stands', async () => {
    const { status, body } = await backend()
      .guest()
      .send('POST', paths.addressValidations, { body: { address: { ...address, 'A\0': 'x' } } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ code: 'additionalProperties', path: '/address' }] });
  });

  test.each([
    ['GET', `${paths.addresses}?filter.freeFormAddress=Mason%00`, '/filter.freeFormAddress'],
    ['GET', `${paths.benefitCode}?filter.benefitCode=A%00`, '/filter.benefitCode'],
    ['GET', `${paths.services}?filter.businessNames=tlc&filter.businessNames=t%00`, '/filter.businessNames/1'],
    ['GET', `${paths.servicesAtLocation}?filter.locationId=%00`, '/filter.locationId'],
    ['GET', `${paths.slots}?filter.freeFormAddress=%00&filter.serviceIds=29`, '/filter.freeFormAddress'],
    ['GET', `${paths.slots}?filter.licensureState=%00&filter.serviceIds=29`, '/filter.licensureState'],
    ['GET', `${paths.clinicDetails}?filter.storeNumber=%00`, '/filter.storeNumber'],
    ['DELETE', `${paths.reservations}/abc%00`, '/id'],
  ])('is refused in an address: %s %s', async (method, path, at) => {
    const { status, body } = await backend().guest().send(method, path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ code: 'brokenText', path: at }] });
  });

  test('is refused in the id of an appointment, beside a right body', async () => {
    const { status, body } = await backend()
      .guest()
      .send('PUT', `${paths.appointments}/%00`, { body: { status: 'CANCELED', confirmCode: 'ABCDEFGH' } });
    expect([status, readCode(body)]).toEqual([400, 'brokenText']);
  });

  test('is refused by the controls', async () => {
    const guest = backend().guest();
    expect((await guest.send('PUT', '/reference/faults/%00', { body: { status: 500 } })).status).toBe(400);
    expect((await guest.send('PUT', '/reference/faults/map-key', { body: { body: 'a\0' } })).status).toBe(400);
  });

  test.each(['%00', 'a%00b', '%ED%A0%80'])('in a cookie is a guest whom nobody knows: %s', async (value) => {
    const headers = { cookie: `stepwell_guest=${value}` };
    const answer = await backend()
      .guest()
      .send('POST', paths.reservations, { body: reservation('08:00:00'), headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^stepwell_guest=[A-Za-z0-9_-]{22};/);
  });

  test('a request that is deep beyond all schemas is refused like any other', async () => {
    const depth = 4_000;
    const answer = await fetch(`${backend().url}${paths.reservations}`, {
      method: 'POST',
      headers: {
        'x-banner-name': 'thelittleclinic',
        'x-tenant': 'thelittleclinic',
        'content-type': 'application/json',
      },
      body: `{"serviceId":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    });
    expect(answer.status).toBe(400);
  });
});

if (databaseKinds.includes('PostgreSQL')) {
  test("PostgreSQL's log tells nothing of a guest, whatever goes wrong in a statement", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stepwell-log-'));
    const logFile = join(folder, 'postgres.log');
    const postgres = await startPostgres({ logFile });
    if (!postgres) throw new Error('there is no PostgreSQL to start');
    const backend = await startBackend({ databaseUrl: postgres.url }, 'PostgreSQL');
    try {
      await backend.setClock(sunday);
      const guest = backend.guest();
      for (const [, change] of broken)
        expect((await tryToBook(guest, booking(change('Canary'), '08:00:00'))).status).toBe(400);
      await backend.database.script('alter table appointments add constraint nobody check (false) not valid');
      expect((await tryToBook(guest, booking('Canary', '08:00:00'))).status).toBe(500);
    } finally {
      await backend.close();
      await postgres.stop();
    }
    const log = readFileSync(logFile, 'utf8');
    rmSync(folder, { recursive: true });

    expect(log).toContain('violates check constraint "nobody"');
    expect(log).not.toMatch(/canary|guest@example|555-0199/i);
  }, 120_000);
}
