import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type SmtpServer, startSmtpServer } from '../../mail/SmtpServer.ts';
import { book, booking, cancel, paths, sunday, tryToCancel } from '../../support/calls.ts';
import { databaseKinds } from '../../support/databases.ts';
import { startBackend, type TestBackend } from '../../support/TestBackend.ts';
import { wholeBooking } from '../../support/wholeBooking.ts';
import { type CollectedSpan, type Collector, startCollector } from './Collector.ts';

const patience = { timeout: 20_000, interval: 50 };

const parentOf = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${parentOf.traceId}-${parentOf.spanId}-00`;

const SERVER = 2;
const FAILED = 2;

describe.each(databaseKinds)('the traces on %s', (kind) => {
  const lines: string[] = [];
  let smtp: SmtpServer;
  let collector: Collector;
  let backend: TestBackend;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    collector = await startCollector();
    const log = { write: (line: string) => lines.push(line) };
    backend = await startBackend({ traces: collector.traces, smtpUrl: smtp.url, logLevel: 'debug', log }, kind);
    await backend.setClock(sunday);
  }, 60_000);
  afterAll(async () => {
    await backend.close();
    await Promise.all([collector.close(), smtp.close()]);
  });
  const findSpan = (isWanted: (span: CollectedSpan) => boolean): Promise<CollectedSpan> =>
    vi.waitFor(() => {
      const span = collector.spans().find(isWanted);
      if (!span) throw new Error('there is no such span yet');
      return span;
    }, patience);
  const search = (headers: object) =>
    backend.guest().send('GET', paths.services, { query: { 'filter.businessNames': 'tlc' }, headers: { ...headers } });

  test('have a span of each request, by method, route and status, and its statements in it', async () => {
    const { id, confirmCode } = await book(backend.guest(), booking('Ann', '08:00:00'));
    await cancel(backend.guest(), id, confirmCode);
    const request = await findSpan(({ name }) => /^PUT .*\/appointments\/:id/.test(name));
    expect(request.kind).toBe(SERVER);
    expect(request.attributes).toEqual({
      'http.request.method': 'PUT',
      'http.route': request.name.replace('PUT ', ''),
      'http.response.status_code': 200,
    });
    const transaction = await findSpan(
      ({ name, parentSpanId }) => name === 'transaction' && parentSpanId === request.spanId,
    );
    const statement = await findSpan(
      ({ parentSpanId, name }) => parentSpanId === transaction.spanId && /^\w+ \w+$/.test(name),
    );
    expect(statement.traceId).toBe(request.traceId);
    expect(statement.attributes['db.system.name']).toBe('postgresql');
  });

  test('go on with the trace of a browser, which the log names, and the answer too', async () => {
    const { headers } = await search({ traceparent });
    const request = await findSpan(({ traceId, kind }) => traceId === parentOf.traceId && kind === SERVER);
    expect(request.parentSpanId).toBe(parentOf.spanId);
    expect(headers.get('server-timing')).toBe(`traceparent;desc="00-${request.traceId}-${request.spanId}-01"`);
    const logged = lines.map((line) => JSON.parse(line)).filter(({ traceId }) => traceId === parentOf.traceId);
    expect(logged).toEqual([expect.objectContaining({ status: 200, route: request.attributes['http.route'] })]);
  });

  test.each([
    ['nothing but zeros', `00-${'0'.repeat(32)}-${parentOf.spanId}-01`],
    ['a name', `00-Canary-${parentOf.spanId}-01`],
    ['more than there may be', `00-${'c'.repeat(32)}-${parentOf.spanId}-01-Canary`],
    ['two', [`00-${'d'.repeat(32)}-${parentOf.spanId}-01`, traceparent].join(', ')],
  ])('begin anew where a browser sends %s', async (_, sent) => {
    const { headers } = await search({ traceparent: sent, tracestate: 'vendor=Canary', baggage: 'name=Canary' });
    const [, traceId] = /00-(\w{32})-/.exec(headers.get('server-timing') ?? '') ?? [];
    const request = await findSpan((span) => span.traceId === traceId && span.kind === SERVER);
    expect(request.parentSpanId ?? '').toBe('');
    expect(sent).not.toContain(request.traceId);
  });

  test('have each mail as a trace of its own, which no guest has waited for', async () => {
    const before = smtp.received.length;
    await book(backend.guest(), booking('Bea', '09:00:00'));
    await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThan(before), patience);
    const mail = await findSpan(({ name }) => name === 'send mail');
    expect(mail.parentSpanId ?? '').toBe('');
    expect(collector.spans().filter(({ traceId }) => traceId === mail.traceId)).toHaveLength(1);
  });

  test('say that a mail was not sent, and why, without an address', async () => {
    smtp.refuse(1);
    await book(backend.guest(), booking('Cay', '10:00:00'));
    const failed = await findSpan(({ name, status }) => name === 'send mail' && status.code === FAILED);
    expect(failed.attributes['error.type']).toBe('EENVELOPE');
  });

  test('say that a request has failed by our own fault', async () => {
    await backend.setFault('list-services', { status: 500 });
    await search({});
    const failed = await findSpan(({ attributes }) => attributes['http.response.status_code'] === 500);
    expect(failed).toMatchObject({ status: { code: FAILED }, attributes: { 'error.type': '500' } });
  });

  test('have no health checks, which come each second', async () => {
    await fetch(`${backend.url}/readyz`);
    await search({});
    await vi.waitFor(() => expect(lines.join('')).toContain('/readyz'), patience);
    const last = JSON.parse(lines.findLast((line) => line.includes('traceId')) ?? '{}');
    await findSpan(({ traceId }) => traceId === last.traceId);
    expect(collector.spans().filter(({ name }) => /readyz/.test(name))).toEqual([]);
    expect(collector.spans().filter(({ name }) => /oldest_program/.test(name))).toEqual([]);
  });

  test('have nothing of a guest, and no words that a guest chooses', async () => {
    const guest = backend.guest();
    const before = smtp.received.length;
    const { id, confirmCode, calendarUid } = await book(guest, wholeBooking);
    await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThan(before), patience);
    await tryToCancel(guest, id, 'A1B2C3');
    await cancel(guest, id, confirmCode);
    await guest.send('GET', '/no/such/page', { query: { code: 'Canary' } });
    await fetch(`${backend.url}${paths.services}?name=Canary`, {
      headers: { 'x-banner-name': 'Canary', 'user-agent': 'Canary', traceparent, tracestate: 'vendor=Canary' },
    });
    const { headers } = await search({});
    await findSpan(({ spanId }) => headers.get('server-timing')?.includes(spanId) === true);
    const personal = JSON.stringify(wholeBooking).match(/"[^"]{5,}"(?=[,}\]])/g) ?? [];
    expect(personal.length).toBeGreaterThan(5);
    const text = collector.received();
    expect(text).toContain('"http.route"');
    expect(text).toContain('Bearer collector');
    const values = [...personal.map((each) => each.replaceAll('"', '')), id, confirmCode, calendarUid];
    for (const each of [...values, 'Canary', 'no/such', backend.url]) expect(text).not.toContain(each);
  });
});

describe('a collector', () => {
  const start = async (share: number) => {
    const lines: string[] = [];
    const collector = await startCollector(share);
    const log = { write: (line: string) => lines.push(line) };
    const backend = await startBackend({ traces: collector.traces, logLevel: 'info', log });
    const warnings = () => lines.filter((line) => line.includes('the collector takes no traces'));
    const end = async () => {
      await backend.close();
      await collector.close();
    };
    return { collector, backend, warnings, end };
  };

  test('that takes nothing is told once, and again only after it has taken some', async () => {
    const { collector, backend, warnings, end } = await start(1);
    collector.answer(400);
    const ask = () => fetch(`${backend.url}/robots.txt`);
    await ask();
    await vi.waitFor(() => expect(warnings()).toHaveLength(1), patience);
    expect(JSON.parse(warnings()[0] ?? '')).toMatchObject({ level: 40, code: '400' });
    await ask();
    collector.answer(200);
    await vi.waitFor(async () => {
      await ask();
      expect(collector.spans().length).toBeGreaterThan(0);
    }, patience);
    expect(warnings()).toHaveLength(1);
    collector.answer(400);
    await vi.waitFor(async () => {
      await ask();
      expect(warnings()).toHaveLength(2);
    }, patience);
    await end();
  });

  test('gets the share of traces that is set, whatever a browser asks for', async () => {
    const { collector, backend, end } = await start(0);
    const { status, headers } = await fetch(`${backend.url}/robots.txt`, {
      headers: { traceparent: traceparent.replace(/00$/, '01') },
    });
    expect([status, headers.get('server-timing')]).toEqual([200, null]);
    await end();
    expect(collector.spans()).toEqual([]);
  });
});
