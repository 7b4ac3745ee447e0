import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { convertIcsCalendar } from 'ts-ics';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Provider } from '../../../../app/journey/index.ts';
import { CalendarButton } from '../../../../app/reservation/index.ts';
import { hang } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { type TestAppServicesOptions, testAppServices } from '../../app-services/testAppServices.ts';
import { appointment, clinic, followup } from '../../journey/fixtures.ts';

const booked = appointment({
  id: 'A'.repeat(22),
  confirmCode: 'KXW4PT23',
  services: [{ id: 63, name: 'DOT Physical' }],
});
const second = { ...followup, id: 'B'.repeat(22), confirmCode: 'ZZZZ2222' };
const saved = { name: '', parts: [] as Blob[] };

function open(
  asked: Partial<Parameters<typeof CalendarButton>[0]> = {},
  options: Partial<TestAppServicesOptions> = {},
): void {
  saved.parts.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((part) => {
    if (part instanceof Blob) saved.parts.push(part);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.name = this.download;
  });
  const { appServices } = testAppServices({ answer: hang, ...options });
  const element = <CalendarButton appointments={[booked]} provider={clinic} canceled={false} {...asked} />;
  renderScreen(appServices, [{ path: '/', element }], ['/']);
}

/** jsdom's blobs have no `text`. */
const readText = (part: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(part);
  });

/** Presses the button and reads the saved file. */
async function save(name: string): Promise<string> {
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(saved.parts).toHaveLength(1), { timeout: 20_000 });
  const [part = new Blob()] = saved.parts;
  return readText(part);
}

URL.createObjectURL ??= () => '';
afterEach(() => vi.restoreAllMocks());

describe('the calendar file that a guest saves', () => {
  it('has the place, how long it takes, and whom to call', async () => {
    open();
    const [event] = convertIcsCalendar(undefined, await save('Add to Calendar')).events ?? [];
    expect(saved.name).toBe('appointment.ics');
    expect(event).toMatchObject({
      uid: `appointment-${'A'.repeat(22)}`,
      summary: 'Appointment at Mason Crossing',
      location: 'Mason Crossing, 5100 Terra Firma Dr, Mason, OH 45040',
      description: 'To change your appointment, call us: 888-852-2567',
      duration: { minutes: 60 },
      organizer: { name: 'The Little Clinic' },
    });
  });

  it('has neither what for, nor the code with which the id could cancel', async () => {
    open({ appointments: [booked, second] });
    const text = await save('Add to Calendar');
    expect(convertIcsCalendar(undefined, text).events).toHaveLength(2);
    for (const word of ['KXW4PT23', 'ZZZZ2222', 'DOT', 'Second dose', 'Illnesses']) expect(text).not.toContain(word);
  });

  it('of a visit by video names who calls', async () => {
    const { address: _none, ...person } = clinic;
    const dietitian: Provider = { ...person, businessName: 'dietitian', vanityName: 'Dana Whitfield' };
    open({ provider: dietitian });
    const [event] = convertIcsCalendar(undefined, await save('Add to Calendar')).events ?? [];
    expect(event).toMatchObject({
      summary: 'Video visit with Dana Whitfield',
      location: 'By video',
      description: 'To change your appointment, call us: 888-852-2568',
    });
  });

  it('has the name that the server gives the entry, and the id nowhere', async () => {
    open({ appointments: [{ ...booked, calendarUid: 'entry-of-its-own' }] });
    const text = await save('Add to Calendar');
    expect(convertIcsCalendar(undefined, text).events?.[0]?.uid).toBe('entry-of-its-own');
    expect(text).not.toContain(booked.id);
  });

  it('takes a canceled one out', async () => {
    open({ canceled: true });
    const calendar = convertIcsCalendar(undefined, await save('Remove from Calendar'));
    expect(saved.name).toBe('canceled-appointment.ics');
    expect(calendar.method).toBe('CANCEL');
    expect(calendar.events?.[0]).toMatchObject({
      uid: `appointment-${'A'.repeat(22)}`,
      status: 'CANCELLED',
    });
    expect(calendar.events?.[0]?.description).toBeUndefined();
  });

  it('of a provider whose name is not known is only called an appointment', async () => {
    open({ canceled: true, provider: { providerId: '01400412', businessName: 'tlc', timezone: 'America/New_York' } });
    const [event] = convertIcsCalendar(undefined, await save('Remove from Calendar')).events ?? [];
    expect(event?.summary).toBe('Appointment');
    expect(event?.location).toBeUndefined();
  });

  it('is made without the documents', async () => {
    open({}, { content: () => new Response('', { status: 500 }) });
    const [event] = convertIcsCalendar(undefined, await save('Add to Calendar')).events ?? [];
    expect(event).toMatchObject({ summary: 'Appointment at Mason Crossing', duration: { minutes: 30 } });
    expect(event?.description).toBeUndefined();
  });

  it('shows an error if it cannot be created', async () => {
    open({ appointments: [{ ...booked, timezone: 'America/Nowhere' }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Add to Calendar' }));
    expect((await screen.findByRole('alert', {}, { timeout: 20_000 })).textContent).toBe(
      'We could not make the calendar file. Please try again.',
    );
    expect(saved.parts).toEqual([]);
  });

  it('is not offered for a visit without a time', () => {
    open({ appointments: [{ ...booked, timestamp: '' }] });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
