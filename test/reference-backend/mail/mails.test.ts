import { describe, expect, test } from 'vitest';
import { noReminder } from '../../../reference-backend/mail/noReminder.ts';
import { readOutbox } from '../../../reference-backend/mail/outbox.ts';
import { book, booking, cancel, paths, readCode, tryToCancel } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

const eastern = 'America/New_York';
const pair = {
  serviceIds: [104],
  followupAppointment: { serviceId: 105, dateTime: { value: '2027-04-30 08:00:00', timezone: eastern } },
};
const byVideo = { serviceIds: [401], locationNumber: undefined, licensureState: 'OH' };
const dietary = {
  businessName: 'dietitian' as const,
  serviceIds: [201],
  locationNumber: '91000001',
  licensureState: 'OH',
  dateTime: { value: '2027-03-04 11:00:00', timezone: eastern },
};

/** The text of a mail's HTML, as a person reads it. */
const readText = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ');

describe.each(kindsOfCalls)('mails on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  const booked = (more: object = {}) => book(backend().guest(), { ...booking('Ann', '08:00:00'), ...more });
  const mails = () => readOutbox(backend().database);
  const newest = async () => {
    const [mail] = await mails();
    if (!mail) throw new Error('the outbox is empty');
    return mail;
  };
  const linkTo = ({ id, confirmCode }: { readonly id: string; readonly confirmCode: string }) =>
    `${backend().url}/health-services/scheduler/cancel/${id}/${confirmCode}`;

  test('confirm a visit: when, what, where, whom to call, the code, and how to cancel', async () => {
    const appointment = await booked();
    const { recipient, subject, text, html } = await newest();

    expect(recipient).toBe('guest@example.com');
    expect(subject).toBe('Your appointment is confirmed');
    expect(text).toBe(
      [
        'Hello Ann,',
        'We look forward to seeing you.',
        [
          'When: Monday, March 1, 2027 at 8:00 AM Eastern Standard Time',
          'Service: Cold, Flu or COVID-19 Symptoms',
          `Where: The Little Clinic at Lincoln Way, ${addressIn(text)}, Cincinnati, OH 45225`,
          'Phone: 513-555-0113',
          `Confirmation code: ${appointment.confirmCode}`,
          '',
          'Change or cancel this appointment:',
          linkTo(appointment),
        ].join('\n'),
        'To choose another time, use the link above or call the number above.',
        noReminder,
      ].join('\n\n'),
    );
    const facts = text.split('\n').filter((line) => /^[A-Z][a-z ]+: /.test(line));
    expect(facts).toHaveLength(5);
    for (const fact of facts) expect(readText(html)).toContain(fact.replace(': ', ' '));
    expect(html).toContain(`href="${linkTo(appointment)}"`);
  });

  test('confirm a visit by video', async () => {
    await booked(byVideo);
    expect((await newest()).text).toMatch(/^Where: By video with The Little Clinic Virtual Care East$/m);
  });

  test('confirm a visit with a dietitian', async () => {
    await booked(dietary);
    const { text } = await newest();

    expect(text).toMatch(/^Where: By video with Dana Whitfield, RDN, LD$/m);
    expect(text).toMatch(/^Phone: 800-555-0210$/m);
  });

  test('confirm two visits in one mail, and say what canceling the 1st does', async () => {
    const first = await booked(pair);
    const all = await mails();
    const { subject, text, html } = await newest();

    expect(all).toHaveLength(1);
    expect(subject).toBe('Your appointments are confirmed');
    expect(text.indexOf(linkTo(first))).toBeGreaterThan(text.indexOf('1st appointment'));
    expect(text.indexOf('2nd appointment')).toBeGreaterThan(text.indexOf(linkTo(first)));
    expect(text).toContain('Friday, April 30, 2027 at 8:00 AM Eastern Daylight Time');
    for (const body of [text, readText(html)]) {
      expect(body).toContain('Canceling the 1st appointment cancels the 2nd as well.');
      expect(body).toContain(first.followup?.confirmCode);
    }
    expect(text).toContain(`Change or cancel the 1st appointment:\n${linkTo(first)}\n`);
    expect(readText(html)).toContain('Change or cancel the 2nd appointment');
    expect(html).toContain(`href="${linkTo(first)}"`);
  });

  test('tell what was canceled, and where to book again', async () => {
    const { id, confirmCode } = await booked();
    await cancel(backend().guest(), id, confirmCode);
    const { recipient, subject, text, html } = await newest();

    expect(recipient).toBe('guest@example.com');
    expect(subject).toBe('Your appointment is canceled');
    expect(text).toContain('Monday, March 1, 2027 at 8:00 AM Eastern Standard Time');
    expect(text).toContain(`Book another appointment:\n${backend().url}/health-services/scheduler\n`);
    for (const body of [text, html]) expect(body).not.toContain(id);
  });

  test('lead who canceled a dietitian to the dietitians', async () => {
    const { id, confirmCode } = await booked(dietary);
    await cancel(backend().guest(), id, confirmCode);
    expect((await newest()).html).toContain('/health-services/scheduler/prescreen/1?type=Telenutrition"');
  });

  test('tell of both visits when the 1st was canceled', async () => {
    const first = await booked(pair);
    await cancel(backend().guest(), first.id, first.confirmCode);
    const { subject, text } = await newest();

    expect(subject).toBe('Your appointments are canceled');
    expect(text).toContain(first.confirmCode);
    expect(text).toContain(first.followup?.confirmCode);
    expect(text).not.toContain('still booked');
  });

  test('tell that the 1st visit stays when the 2nd was canceled, and then only of the 1st', async () => {
    const { id, confirmCode, followup } = await booked(pair);
    await cancel(backend().guest(), followup?.id ?? '', followup?.confirmCode ?? '');
    const second = await newest();

    expect(second.subject).toBe('Your appointment is canceled');
    expect(second.text).toContain(
      'Your 1st appointment, on Monday, March 1, 2027 at 8:00 AM Eastern Standard Time, is still booked.',
    );
    expect(second.text).not.toContain(confirmCode);
    await cancel(backend().guest(), id, confirmCode);
    expect((await newest()).text).not.toContain(followup?.confirmCode);
  });

  test('tell nothing of a 1st visit that is over', async () => {
    const { followup } = await booked(pair);
    await backend().setClock('2027-03-02T15:00:00Z');
    await cancel(backend().guest(), followup?.id ?? '', followup?.confirmCode ?? '');
    const { subject, text } = await newest();

    expect(subject).toBe('Your appointment is canceled');
    expect(text).not.toContain('1st appointment');
  });

  test('have no word of what a guest writes to the clinic', async () => {
    const words = 'canary of a stranger, see https://stranger.example';
    await booked({ comments: words, notes: ['Sore throat', words] });
    const { subject, text, html } = await newest();
    expect(`${subject} ${text} ${html}`).not.toMatch(/canary|stranger/);
  });

  test('are not sent for a cancellation that failed, or that was sent again', async () => {
    const { id, confirmCode } = await booked();
    await tryToCancel(backend().guest(), id, 'WRONGCDE');
    expect(await mails()).toHaveLength(1);
    const sending = { body: { status: 'CANCELED', confirmCode }, headers: { 'idempotency-key': 'cancel-1' } };
    const path = `${paths.appointments}/${id}`;
    for (let turn = 0; turn < 3; turn += 1)
      expect((await backend().guest().send('PUT', path, sending)).status).toBe(200);
    expect(readCode((await tryToCancel(backend().guest(), id, confirmCode)).body)).toBe('alreadyCanceled');

    expect(await mails()).toHaveLength(2);
  });

  test('have nothing in them that a name could smuggle in, and load nothing', async () => {
    const firstName = '<img src=x onerror=alert(1)> "&\'';
    await booked({ basicInfo: { ...booking('Ann', '').basicInfo, firstName } });
    const { html } = await newest();

    expect(html).toContain('Hello,');
    expect(html).not.toContain('onerror');
    expect(html).not.toMatch(/<(img|script|link|style)\b|url\(|@import|\bsrc="/);
  });
});

/** The street address in a text; the seeded world derives it from a postal code. */
const addressIn = (text: string): string => /Lincoln Way, (.*), Cincinnati/.exec(text)?.[1] ?? '';
