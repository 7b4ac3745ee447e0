import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostReports, vitalCodes } from '../../../../app/reports/guestReports.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';
import { startBackend, type TestBackend } from '../../support/TestBackend.ts';

const path = '/guest-reports/v1/reports';
const canary = 'Canary-Kanari';
const crash = { kind: 'crash', route: 'result', code: 'screen' };

describe('what pages report', () => {
  const lines: string[] = [];
  const backend = suiteBackend({
    guestReports: true,
    metricsPort: 0,
    logLevel: 'debug',
    log: { write: (line: string) => lines.push(line) },
    limits: { reportCallsPerClient: { most: 40, minutes: 10 } },
  });
  const metrics = async (): Promise<string> => {
    const { host, port } = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'metrics are served');
    return (await fetch(`http://${host}:${port}/metrics`)).text();
  };
  const send = (reports: unknown, more: object = {}) =>
    backend()
      .guest()
      .send('POST', path, { body: { reports, ...more } });

  test('is counted by kind, route and code, and measured by route', async () => {
    const { status, body, headers } = await send([
      crash,
      crash,
      { kind: 'csp', route: 'none', code: 'img-src' },
      { kind: 'vital', route: 'main', code: 'LCP', value: 1_900 },
      { kind: 'vital', route: 'main', code: 'INP', value: 48 },
      { kind: 'vital', route: 'main', code: 'CLS', value: 0.02 },
    ]);
    expect([status, body, headers.get('set-cookie')]).toEqual([204, '', null]);
    const text = await metrics();
    expect(text).toContain('stepwell_guest_reports_total{kind="crash",route="result",code="screen"} 2');
    expect(text).toContain('stepwell_guest_reports_total{kind="csp",route="none",code="img-src"} 1');
    expect(text).toContain('stepwell_guest_largest_paint_seconds_bucket{le="2",route="main"} 1');
    expect(text).toContain('stepwell_guest_next_paint_seconds_sum{route="main"} 0.048');
    expect(text).toContain('stepwell_guest_layout_shift_bucket{le="0.05",route="main"} 1');
  });

  test.each<[string, unknown, object?]>([
    ['no list', crash],
    ['another kind', [{ ...crash, kind: canary }]],
    ['another route', [{ ...crash, route: canary }]],
    ['an address as its route', [{ ...crash, route: `/health-services/scheduler/cancel/${canary}/code` }]],
    ['another code', [crash, { ...crash, code: canary }]],
    ['a message besides', [{ ...crash, message: canary }]],
    ['a member besides', [crash], { page: canary }],
    ['a value of a crash', [{ ...crash, value: 1 }]],
    ['a text for a value', [{ kind: 'vital', route: 'main', code: 'LCP', value: canary }]],
    ['a value below nothing', [{ kind: 'vital', route: 'main', code: 'LCP', value: -1 }]],
    ['a value that no page has', [{ kind: 'vital', route: 'main', code: 'LCP', value: vitalCodes.LCP + 1 }]],
    ['a name of every object', [{ kind: 'vital', route: 'toString', code: 'constructor', value: 1 }]],
    ['too many', Array.from({ length: mostReports + 1 }, () => crash)],
  ])('is refused whole with %s, and leaves no trace of what was sent', async (_what, reports, more) => {
    const before = await metrics();
    expect((await send(reports, more)).status).toBe(400);
    const counted = (text: string) => text.split('\n').filter((line) => line.startsWith('stepwell_guest'));
    expect(counted(await metrics())).toEqual(counted(before));
    expect(lines.join('\n')).not.toContain(canary);
    expect(await metrics()).not.toContain(canary);
  });

  test('is limited for each client', async () => {
    const answers = await Promise.all(Array.from({ length: 41 }, () => send([crash])));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(40);
    expect(answers.find(({ status }) => status !== 204)).toMatchObject({
      status: 503,
      body: { errors: [{ code: 'limitReached' }] },
    });
  });
});

const page = '<head><meta name="stepwell-configuration" content=""></head><div id="root"></div>';
const scriptTag = 'src="/guest-reports/watch.js"';

describe.each([true, false])('where reports are on: %s', (isOn) => {
  const appDirectory = mkdtempSync(join(tmpdir(), 'stepwell-'));
  let served: TestBackend;
  beforeAll(async () => {
    writeFileSync(join(appDirectory, 'index.html'), page);
    served = await startBackend({ guestReports: isOn, appDirectory });
  }, 60_000);
  afterAll(async () => {
    await served.close();
    rmSync(appDirectory, { recursive: true });
  });

  test.each<[string, string, Readonly<Record<string, string>>, boolean]>([
    ['of a guest', '/health-services/scheduler', {}, isOn],
    ['of a guest with Do Not Track', '/health-services/scheduler', { dnt: '1' }, false],
    ['of a guest with Global Privacy Control', '/health-services/scheduler', { 'sec-gpc': '1' }, false],
    ['of a link to cancel', '/health-services/scheduler/cancel/id/code', {}, false],
  ])('a page %s names the script only where it may report', async (_what, address, headers, hasScript) => {
    const guest = served.guest();
    const { body } = await guest.send('GET', address, { headers: { accept: 'text/html', ...headers } });
    expect(String(body)).toContain('stepwell-configuration');
    expect(String(body).includes(scriptTag)).toBe(hasScript);
  });

  test('there is somebody who takes them, or nobody', async () => {
    const { status } = await served.guest().send('POST', path, { body: { reports: [] } });
    expect(status).toBe(isOn ? 204 : 404);
  });
});
