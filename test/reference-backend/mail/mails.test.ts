import { readFileSync } from 'node:fs';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import { sql } from '../../../reference-backend/database/sql.ts';
import { readOutbox } from '../../../reference-backend/mail/outbox.ts';
import type { ArrivalChecklist } from '../../../schemas/generated/content/texts/checklist.js';
import type { VideoCallLinks } from '../../../schemas/generated/content/texts/video-call-links.js';
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

const readObject = (path: string) => JSON.parse(readFileSync(`content-fixtures/objects/${path}`, 'utf8'));
const checklist: Required<ArrivalChecklist> = readObject('checklist/1.0.0/scheduler/checklist.json');
const videoCallLinks: VideoCallLinks = readObject('video-call-links/1.0.0/scheduler/video-call-links.json');

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

  test('confirm a visit: when, the code, what, where, the way, whom to call, what to bring, and last how to cancel', async () => {
    const appointment = await booked();
    const { recipient, subject, text, html } = await newest();
    const code = grouped(appointment.confirmCode);

    expect(recipient).toBe('guest@example.com');
    expect(subject).toBe('Your appointment: Mon, Mar 1 at 8:00 AM EST');
    expect(text).toBe(
      [
        'Your appointment is confirmed',
        'Hello Ann,',
        'We look forward to seeing you.',
        [
          'When: Monday, March 1, 2027 at 8:00 AM Eastern Standard Time',
          `Confirmation code: ${code}`,
          'Service: Cold, Flu or COVID-19 Symptoms',
          `Where: The Little Clinic at Lincoln Way, ${addressIn(text)}, Cincinnati, OH 45225`,
          'Phone: 513-555-0113',
          'Directions:',
          directionsIn(text),
        ].join('\n'),
        [checklist.IN_PERSON.heading, ...checklist.IN_PERSON.items.map((item) => `- ${item}`)].join('\n'),
        'The attached file puts the appointment into your calendar. We send no reminder, but your calendar will remind you 1 hour before the visit.',
        'To choose another time, use the link below or call the number above.',
        `Change or cancel this appointment:\n${linkTo(appointment)}`,
      ].join('\n\n'),
    );
    expect(new URL(directionsIn(text)).searchParams.get('query')).toContain('Cincinnati, OH 45225');
    const facts = text.split('\n').filter((line) => /^(Service|Phone): /.test(line));
    expect(facts).toHaveLength(2);
    for (const fact of facts) expect(readText(html)).toContain(fact.replace(': ', ' '));
    for (const shown of ['Monday, March 1, 2027', '8:00 AM Eastern Standard Time', 'Cincinnati, OH 45225', code])
      expect(readText(html)).toContain(shown);
    for (const link of [linkTo(appointment), 'tel:+1-513-555-0113', directionsIn(text).replaceAll('&', '&amp;')])
      expect(html).toContain(`href="${link}"`);
    expect(html.lastIndexOf('href="')).toBe(html.indexOf(`href="${linkTo(appointment)}"`));
  });

  test('of a visit by video have the links to the app, and no directions', async () => {
    await booked(byVideo);
    const { text, html } = await newest();
    expect(text).toMatch(/^Where: By video with The Little Clinic Virtual Care East$/m);
    expect(text).not.toContain('Directions');
    expect(text).toContain(
      [
        videoCallLinks.heading,
        'Please install the app before your visit, and allow it to use your camera and microphone.',
        ...videoCallLinks.links.map(({ label, href }) => `${label}:\n${href}`),
      ].join('\n'),
    );
    for (const { href } of videoCallLinks.links) expect(html).toContain(`href="${href}"`);
    expect(text).toContain(checklist.VIRTUAL_VISIT.items[1]);
  });

  test('of a visit with a dietitian have the links to the app, too', async () => {
    await booked(dietary);
    const { text } = await newest();

    expect(text).toMatch(/^Where: By video with Dana Whitfield, RDN, LD$/m);
    expect(text).toMatch(/^Phone: 800-555-0210$/m);
    expect(text).toContain(videoCallLinks.links[0]?.href);
    expect(text).toContain(checklist.DIETITIAN.items[1]);
  });

  test('of a vaccine have the checklist of vaccines, and no links to the app', async () => {
    await booked(pair);
    const { text } = await newest();
    expect(text).toContain(checklist.EVERYDAY_VACCINE.items[0]);
    expect(text).not.toContain(videoCallLinks.heading);
    expect(text.split(checklist.EVERYDAY_VACCINE.heading)).toHaveLength(2);
  });

  test('bring the calendar file of the confirmation page: when, where, whom to call, under a name of its own', async () => {
    const { id, confirmCode, calendarUid } = await booked();
    const { calendar } = await newest();
    const { method, events } = convertIcsCalendar(undefined, calendar ?? '');
    expect(method).toBe('PUBLISH');
    expect(events).toMatchObject([
      {
        uid: calendarUid,
        status: 'CONFIRMED',
        summary: 'Appointment at The Little Clinic at Lincoln Way',
        location: expect.stringMatching(/^The Little Clinic at Lincoln Way, .*, Cincinnati, OH 45225$/),
        description: expect.stringMatching(/^To change your appointment, call us: \d{3}-\d{3}-\d{4}$/),
        start: { date: new Date('2027-03-01T13:00:00Z'), local: { timezone: eastern } },
      },
    ]);
    for (const secret of ['Ann', 'Cold', id, confirmCode]) expect(calendar).not.toContain(secret);
  });

  test('of an appointment from before entries had names of their own keep the id', async () => {
    const { id, confirmCode } = await booked();
    await backend().database.run(sql`update appointments set calendar_uid = null`);
    await cancel(backend().guest(), id, confirmCode);
    const { events } = convertIcsCalendar(undefined, (await newest()).calendar ?? '');
    expect(events?.map(({ uid }) => uid)).toEqual([`appointment-${id}`]);
  });

  test('of two visits have both in one calendar file, each in its own part of the year', async () => {
    const first = await booked(pair);
    const { calendar } = await newest();
    const { events } = convertIcsCalendar(undefined, calendar ?? '');
    expect(events?.map(({ uid, start }) => [uid, start.date.toISOString()])).toEqual([
      [first.calendarUid, '2027-03-01T13:00:00.000Z'],
      [first.followup?.calendarUid, '2027-04-30T12:00:00.000Z'],
    ]);
  });

  test('of what was canceled bring a file that takes it out of the calendar', async () => {
    const first = await booked(pair);
    const { followup } = first;
    await cancel(backend().guest(), followup?.id ?? '', followup?.confirmCode ?? '');
    const second = convertIcsCalendar(undefined, (await newest()).calendar ?? '');
    expect(second.method).toBe('CANCEL');
    expect(second.events?.map(({ uid, status }) => [uid, status])).toEqual([[followup?.calendarUid, 'CANCELLED']]);
    expect((await newest()).text).toContain('The attached file takes it out of your calendar.');
  });

  test('greet the adult who signed for a child, and say for whom it is', async () => {
    const { basicInfo } = booking('Tim', '');
    await booked({
      basicInfo: { ...basicInfo, firstName: 'Tim', dateOfBirth: '2017-06-15' },
      consentDetails: {
        signature: {
          legalName: 'Tim Example',
          dateTime: '2027-02-28T17:00:00Z',
          guardianName: 'Maria',
          guardianLastName: 'Example',
        },
      },
    });
    const { subject, text, html } = await newest();
    expect(text).toContain('Hello Maria,');
    expect(text).toMatch(/^Patient: Tim$/m);
    expect(readText(html)).toContain('Patient Tim');
    expect(subject).not.toContain('Tim');
  });

  test.each([
    ['names the added one after the services', ['Flu Vaccine'], 'Cold, Flu or COVID-19 Symptoms, Flu Vaccine'],
    ['names none that is not offered', ['canary of a stranger'], 'Cold, Flu or COVID-19 Symptoms'],
  ])('of a visit with a flu vaccine %s', async (_what, requestedVaccinations, service) => {
    await booked({ requestedVaccinations });
    expect((await newest()).text).toContain(`Service: ${service}\n`);
  });

  test('name an added flu vaccine with the 1st of two visits', async () => {
    await booked({ ...pair, requestedVaccinations: ['Flu Vaccine'] });
    expect((await newest()).text.match(/^Service: .*$/gm)).toEqual([
      expect.stringMatching(/, Flu Vaccine$/),
      expect.not.stringContaining('Flu Vaccine'),
    ]);
  });

  test('confirm two visits in one mail, and say what canceling the 1st does', async () => {
    const first = await booked(pair);
    const all = await mails();
    const { subject, text, html } = await newest();

    expect(all).toHaveLength(1);
    expect(subject).toBe('Your appointments: Mon, Mar 1 at 8:00 AM EST and Fri, Apr 30 at 8:00 AM EDT');
    expect(text).toContain('Your appointments are confirmed');
    expect(text.indexOf('2nd appointment')).toBeGreaterThan(text.indexOf('1st appointment'));
    expect(text).toContain('Friday, April 30, 2027 at 8:00 AM Eastern Daylight Time');
    for (const body of [text, readText(html)]) {
      expect(body).toContain('Canceling the 1st appointment cancels the 2nd as well.');
      expect(body).toContain(grouped(first.followup?.confirmCode ?? ''));
    }
    expect(text).toContain(`Change or cancel the 1st appointment:\n${linkTo(first)}\n`);
    expect(text.indexOf('Change or cancel')).toBeGreaterThan(text.indexOf('cancels the 2nd as well'));
    expect(readText(html)).toContain('Change or cancel the 2nd appointment');
    expect(html).toContain(`href="${linkTo(first)}"`);
  });

  test('tell what was canceled, and where to book again', async () => {
    const { id, confirmCode } = await booked();
    await cancel(backend().guest(), id, confirmCode);
    const { recipient, subject, text, html } = await newest();

    expect(recipient).toBe('guest@example.com');
    expect(subject).toBe('Canceled: your appointment on Mon, Mar 1 at 8:00 AM EST');
    expect(text).toContain('Monday, March 1, 2027 at 8:00 AM Eastern Standard Time');
    expect(text.endsWith(`Book Another Appointment:\n${backend().url}/health-services/scheduler`)).toBe(true);
    expect(text).not.toContain('Directions');
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

    expect(subject).toBe('Canceled: your appointments on Mon, Mar 1 at 8:00 AM EST and Fri, Apr 30 at 8:00 AM EDT');
    expect(text).toContain(grouped(first.confirmCode));
    expect(text).toContain(grouped(first.followup?.confirmCode ?? ''));
    expect(text).not.toContain('still booked');
  });

  test('tell that the 1st visit stays when the 2nd was canceled, and then only of the 1st', async () => {
    const { id, confirmCode, followup } = await booked(pair);
    await cancel(backend().guest(), followup?.id ?? '', followup?.confirmCode ?? '');
    const second = await newest();

    expect(second.subject).toBe('Canceled: your appointment on Fri, Apr 30 at 8:00 AM EDT');
    expect(second.text).toContain(
      'Your 1st appointment, on Monday, March 1, 2027 at 8:00 AM Eastern Standard Time, is still booked.',
    );
    expect(second.text).not.toContain(grouped(confirmCode));
    await cancel(backend().guest(), id, confirmCode);
    expect((await newest()).text).not.toContain(grouped(followup?.confirmCode ?? ''));
  });

  test('tell nothing of a 1st visit that is over', async () => {
    const { followup } = await booked(pair);
    await backend().setClock('2027-03-02T15:00:00Z');
    await cancel(backend().guest(), followup?.id ?? '', followup?.confirmCode ?? '');
    const { subject, text } = await newest();

    expect(subject).toBe('Canceled: your appointment on Fri, Apr 30 at 8:00 AM EDT');
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
    expect(html).not.toMatch(/<(img|script|link)\b|url\(|@import|\bsrc="/);
  });
});

/** A code as it is shown. */
const grouped = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

const directionsIn = (text: string): string => /(?<=Directions:\n)\S+/.exec(text)?.[0] ?? '';

/** The street address in a text; the seeded world derives it from a postal code. */
const addressIn = (text: string): string => /Lincoln Way, (.*), Cincinnati/.exec(text)?.[1] ?? '';
