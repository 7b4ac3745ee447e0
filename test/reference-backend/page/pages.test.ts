import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRoute } from '../../../schemas/findRoute.ts';
import { redirects, routePatterns } from '../../../schemas/routes.ts';
import { type Served, startServed } from '../support/startServed.ts';

/** Addresses that a browser opens, and the status with which each page is answered. */

let served: Served;
beforeAll(async () => {
  served = await startServed();
}, 60_000);
afterAll(() => served.close());

const html = { accept: 'text/html,application/xhtml+xml' };
const get = (path: string, headers: Record<string, string> = html, method = 'GET') =>
  served.backend.guest().send(method, path, { headers });
const isPage = (body: unknown): boolean => String(body).includes('stepwell-configuration');

describe('a page that there is', () => {
  test.each([
    '/',
    '/billing-insurance-payment',
    '/health-services/scheduler',
    '/Health-Services/Scheduler',
    '/health-services/scheduler?type=Physicals&location=45202',
    '/health-services/scheduler/benefit-codes',
    '/health-services/scheduler/prescreen',
    '/health-services/scheduler/prescreen/1?type=Telenutrition',
    '/health-services/scheduler/result/followup',
    '/health-services/scheduler/confirmation',
    '/health-services/scheduler/reschedule',
    '/health-services/scheduler/cancel',
    '/health-services/scheduler/cancel/id',
    '/health-services/scheduler/cancel/id/code',
    '/health-services/scheduler/canceled',
    '/health-services/instant-vaccines/01400500',
    '/health-services/instant-vaccines/select/01400500',
    '/health-services/clinic',
    '/health-services/clinic/locations?invalidStoreId=1',
    '/health-services/clinic/details',
    '/health-services/clinic/details/014/45225',
    '/health-services/clinic/014/45225',
    '/health/clinic/services',
    '/health/clinic/billing-insurance-payment',
    '/health-services/pages/clinic-services',
  ])('%s is answered with 200', async (path) => {
    const { status, body } = await get(path);
    expect([status, isPage(body)]).toEqual([200, true]);
  });
});

describe('a page that there is not', () => {
  test.each([
    '/nowhere',
    '/health-services',
    '/health-services/scheduler/nowhere',
    '/health-services/scheduler/canceled/id',
    '/health-services/scheduler/cancel/id/code/more',
    '//health-services/scheduler',
    '/health-services/instant-vaccines',
    '/health-services/instant-vaccines/00000000',
    '/health-services/instant-vaccines/select/00000000',
    '/health-services/instant-vaccines/select',
    '/health-services/instant-vaccines/01445225',
    "/health-services/instant-vaccines/'%20or%20true",
    '/health-services/clinic/error',
    '/health-services/clinic/details/014',
    '/health-services/clinic/details/014/00000',
    '/health-services/clinic/details/014/00500',
    '/health-services/clinic/014/00500',
    '/health-services/clinic/abc/def',
    '/health-services/clinic/%00/1',
    '/%00',
    '/health-services/clinic/01/445225',
    '/health-services/clinic/details/0144/5225',
    '/health-services/pages',
    '/health-services/pages/nowhere',
    '/health-services/pages/notes-data',
    '/health-services/pages/%2e%2e%2fsecret',
    '/health-services/pages/..%5c..%5csecret',
    '/health-services/pages/nowhere/more',
    '/health-services/pages/%00',
    '/index.html',
    '//index.html',
    '/%69ndex.html',
    '/.//index.html',
    '/INDEX.HTML',
    '/assets/..%2findex.html',
    '/pages/main.html',
    '/%70ages/main.html',
  ])('%s is answered with 404, and the page that says so', async (path) => {
    const answer = await served.raw(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 40[34] /);
    expect(answer).not.toContain('__CSP_NONCE__');
    if (!path.includes('..')) expect(isPage(answer)).toBe(true);
    expect(answer.toLowerCase()).toContain('cache-control: no-store');
  });

  test('is asked for its headers, or by a command line, with the same status', async () => {
    expect((await get('/nowhere', html, 'HEAD')).status).toBe(404);
    expect((await get('/nowhere', { accept: '*/*' })).status).toBe(404);
  });

  test.each(['/%E0%A4%A', '/health-services/scheduler/cancel/%zz/code'])(
    'because its address cannot be read (%s) is a page as well, with the headers of every page',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, isPage(body)]).toEqual([400, true]);
      const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
      expect(body).toContain(`<script nonce="${nonce}">`);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  test('is no page where a call cannot be read', async () => {
    const { status, body } = await get('/appointment-management/v2/appointments/%zz');
    expect([status, body]).toEqual([400, { errors: [{ code: 'badRequest', message: 'the request cannot be read' }] }]);
  });

  test('is there all the same where the database is not asked, or does not answer', async () => {
    const rename = (from: string, to: string) => `alter table ${from} rename to ${to};`;
    const tables = ['providers', 'faults'];
    await served.backend.database.script(tables.map((each) => rename(each, `${each}_gone`)).join(''));
    const pages = await Promise.all(
      ['/health-services/instant-vaccines/01400500', '/health-services/scheduler', '/nowhere'].map((path) => get(path)),
    );
    await served.backend.database.script(tables.map((each) => rename(`${each}_gone`, each)).join(''));
    expect(pages.map(({ status, body }) => [status, isPage(body)])).toEqual([
      [200, true],
      [200, true],
      [404, true],
    ]);
  });
});

test.each(['/health-services/scheduler/cancel/id/code/', '/health-services/scheduler/', '//elsewhere.example/'])(
  'nobody keeps where %s leads to',
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([308, 'no-store']);
  },
);

describe('the server finds what the router of the app finds', () => {
  const table = [
    ...Object.entries(routePatterns).map(([id, path]) => ({ id, path })),
    ...Object.keys(redirects).map((path) => ({ id: 'redirect', path })),
  ];
  const words = [...new Set(table.flatMap(({ path }) => path.split('/')))].map((word) => word.replace('?', ''));
  const part = fc.oneof(fc.constantFrom(...words), fc.constantFrom('01400500', 'Canceled', 'x', '%63ancel', 'a%2Fb'));

  test('at any address', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const path = `/${parts.filter((each) => each !== '').join('/')}`;
        const [match] = matchRoutes(table, path)?.slice(-1) ?? [];
        const found = findRoute(path);
        expect(found && (found.name ?? 'redirect')).toBe(match?.route.id);
      }),
      { numRuns: 2_000 },
    );
  });

  test('at each of its own', () => {
    for (const { id, path } of table)
      expect(findRoute(path.replaceAll('?', '')), path).toMatchObject(id === 'redirect' ? {} : { name: id });
  });
});
