import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appointment, Provider } from '../../../../../app/journey/index.ts';
import { bookedNote } from '../../../../../app/reservation/bookedNote.ts';
import { appointment, clinic, followup } from '../../../journey/fixtures.ts';
import { booked, openConfirmation, pair, value } from '../openConfirmation.tsx';

const now = new Date('2027-03-01T15:00:00Z');
const path = '/confirmation';

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  window.history.replaceState({ usr: null, key: 'kept', idx: 3 }, '', path);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  window.history.replaceState(null, '', '/');
});

/** The time of the previous page load. */
const earlier = performance.timeOrigin - 60_000;
const thisLoad = performance.timeOrigin;
const buildNote = (appointments: readonly Appointment[], provider: Provider = clinic) =>
  bookedNote(appointments, provider, now);
const leave = (type: 'beforeunload' | 'pagehide', persisted = false) =>
  act(async () => {
    window.dispatchEvent(new PageTransitionEvent(type, { persisted }));
  });
const comeBack = () =>
  act(async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

/** Opens the confirmation in a page with this type of load and this history state. */
function openLoaded(type: string, state: unknown, address = window.location.href) {
  const entries = [{ type, name: address }];
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => entries });
  return openConfirmation({}, { state });
}
const reload = (note: unknown) => openLoaded('reload', { booked: note, writtenBy: earlier });
const at = ({ router }: ReturnType<typeof openConfirmation>) => router.state.location.pathname;
const download = 'Download for Android (opens in a new tab)';
const headline = () => screen.queryByRole('heading', { level: 1, name: 'You are booked' });

describe('the reloaded confirmation', () => {
  it('asks nobody to call where the numbers do not arrive', async () => {
    const asked: string[] = [];
    const noFrame = (path: string) => {
      if (!path.startsWith('site-frame/')) return undefined;
      asked.push(path);
      return new Response('not found', { status: 404 });
    };
    const entries = [{ type: 'reload', name: window.location.href }];
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => entries });
    const state = { booked: buildNote([appointment()]), writtenBy: earlier };
    openConfirmation({}, { state, content: noFrame });
    await screen.findByText('To cancel, open the link in the email.');
    await waitFor(() => expect(asked).not.toEqual([]));
    expect(screen.queryByText('To change your appointment, call us:')).toBeNull();
    expect(screen.queryByRole('link', { name: '888-852-2567' })).toBeNull();
  });

  it('says when and where, that the code is in the email, and how to cancel', async () => {
    reload(buildNote([appointment()]));
    expect(document.activeElement).toBe(headline());
    expect(value('Date and time')).toBe('Monday, March 15, 2027');
    expect(screen.getByText('9:00 AM Eastern Time (ET)')).toBeTruthy();
    expect(value('Location')).toContain('Mason Crossing');
    expect(value('Location')).toContain('5100 Terra Firma Dr');
    expect(screen.getByText('Your confirmation code is in the email that we sent you.')).toBeTruthy();
    expect(screen.getByText('To cancel, open the link in the email.')).toBeTruthy();
    expect((await screen.findByRole('link', { name: '888-852-2567' })).getAttribute('href')).toBe(
      'tel:+1-888-852-2567',
    );
    expect(screen.getByRole('link', { name: 'Book Another Appointment' }).getAttribute('href')).toBe('/main');
    for (const absent of ['Services', 'Confirmation code', 'Name', 'Get the video-call app'])
      expect(screen.queryByText(absent)).toBeNull();
  });

  it('of a pair shows both', () => {
    reload(buildNote([appointment(), followup]));
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      '1st appointment',
      '2nd appointment',
    ]);
    expect(screen.getByText('Monday, April 12, 2027')).toBeTruthy();
    expect(screen.getByText('Your confirmation codes are in the email that we sent you.')).toBeTruthy();
  });

  it('of a visit with a dietitian has no address, the links to the app, and leads to another', async () => {
    const { address: _none, ...dietitian } = { ...clinic, businessName: 'dietitian', vanityName: 'Dana' } as const;
    reload(buildNote([appointment()], dietitian));
    expect(value('Location')).toBe('By video');
    const another = screen.getByRole('link', { name: 'Book a Telenutrition Appointment' });
    expect(another.getAttribute('href')).toBe('/dietitian');
    expect(await screen.findByRole('link', { name: download })).toBeTruthy();
  });

  it('of a visit by video has no address, the links to the app, and leads to the search', async () => {
    const { address: _none, ...doctor } = { ...clinic, businessName: 'tlc', licensureState: 'OH' } as const;
    reload(buildNote([appointment()], doctor));
    expect(value('Location')).toBe('By video');
    expect(screen.getByRole('link', { name: 'Book Another Appointment' }).getAttribute('href')).toBe('/main');
    expect(await screen.findByRole('heading', { name: 'Get the video-call app' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: download })).getAttribute('href')).toMatch(/^https:/);
  });

  it('of a visit by video has no links where content turns them off', async () => {
    const { address: _none, ...doctor } = { ...clinic, businessName: 'tlc', licensureState: 'OH' } as const;
    let asked = false;
    const off = (path: string) => {
      if (!path.startsWith('video-call-links/')) return undefined;
      asked = true;
      return new Response(
        JSON.stringify({
          enabledFor: ['DIETITIAN'],
          heading: 'Downloads',
          text: 'x',
          links: [{ label: 'a', href: 'https://a.example' }],
        }),
      );
    };
    const entries = [{ type: 'reload', name: window.location.href }];
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => entries });
    openConfirmation({}, { state: { booked: buildNote([appointment()], doctor), writtenBy: earlier }, content: off });
    await screen.findByRole('link', { name: '888-852-2567' });
    await waitFor(() => expect(asked).toBe(true));
    expect(screen.queryByRole('heading', { name: 'Downloads' })).toBeNull();
  });

  it('of a walk-in shows the pharmacy, and offers neither time nor change', () => {
    const pharmacy = { ...clinic, providerId: '01400501', businessName: 'pharmacy' } as const;
    reload(buildNote([appointment({ timestamp: '' })], pharmacy));
    expect(value('Location')).toContain('Mason Crossing');
    expect(screen.getByText('Please check in at the pharmacy counter.')).toBeTruthy();
    const another = screen.getByRole('link', { name: 'Get Another Vaccine' });
    expect(another.getAttribute('href')).toContain('01400501');
    for (const absent of ['Date and time', 'By video', 'Modify Appointment', 'To cancel, open the link in the email.'])
      expect(screen.queryByText(absent)).toBeNull();
  });

  it.each(['navigate', 'back_forward', 'prerender'])('is main for a load of the kind %s', (type) => {
    expect(at(openLoaded(type, { booked: buildNote([appointment()]), writtenBy: earlier }))).toBe('/main');
  });

  it('is main for Back within the app, after a reload of the confirmation or of another page', () => {
    const booked = buildNote([appointment()]);
    expect(at(openLoaded('reload', { booked, writtenBy: thisLoad }))).toBe('/main');
    const elsewhere = new URL('/search', window.location.href).href;
    expect(at(openLoaded('reload', { booked, writtenBy: earlier }, elsewhere))).toBe('/main');
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'booked'],
    ['a note without visits', { booked: { ...buildNote([appointment()]), visits: [] }, writtenBy: earlier }],
    ['a note that is over', { booked: { ...buildNote([appointment()]), until: now.getTime() }, writtenBy: earlier }],
  ])('is main where the history has %s', (_what, state) => {
    expect(at(openLoaded('reload', state))).toBe('/main');
  });

  it('keeps the note in the history for the next reload, as its own', () => {
    const note = buildNote([appointment()]);
    window.history.replaceState({ usr: { booked: note, writtenBy: earlier }, key: 'kept', idx: 3 }, '', path);
    reload(note);
    expect(window.history.state).toEqual({ usr: { booked: note, writtenBy: thisLoad }, key: 'kept', idx: 3 });
  });

  it('is main where the browser has kept the page and shows it again', async () => {
    const opened = reload(buildNote([appointment()]));
    await leave('pagehide', true);
    expect(headline()).toBeTruthy();
    await comeBack();
    expect(at(opened)).toBe('/main');
  });
});

describe('the note of a confirmation', () => {
  it('stands in the history, and has nothing about the guest', () => {
    openConfirmation(booked);
    const usr = { booked: buildNote([appointment()]), writtenBy: thisLoad };
    expect(window.history.state).toEqual({ usr, key: 'kept', idx: 3 });
    for (const secret of ['Pat', 'KXW4PT23', 'AAAA', '513-555', 'example.com', '1990-02', 'throat'])
      expect(JSON.stringify(window.history.state)).not.toContain(secret);
  });

  it('is not written again by a paint that leaves it as it is, since browsers refuse too many', () => {
    const { appServices } = openConfirmation(booked);
    const replaceState = vi.spyOn(window.history, 'replaceState');
    act(() => appServices.journey.dispatch({ type: 'canceled', appointments: [followup], provider: clinic }));
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('has both of a pair, and after a cancellation what is left', () => {
    const { appServices } = openConfirmation(pair);
    expect(window.history.state).toMatchObject({ usr: { booked: { visits: [{}, {}] } } });
    const { appointment: first, followup: second } = pair.picked;
    if (!first || !second) throw new Error('the fixture has a pair');
    act(() => appServices.journey.dispatch({ type: 'canceled', appointments: [second], provider: clinic }));
    expect(window.history.state).toMatchObject({ usr: { booked: buildNote([appointment()]) } });
    act(() => appServices.journey.dispatch({ type: 'canceled', appointments: [first], provider: clinic }));
    expect(window.history.state).toEqual({ usr: null, key: 'kept', idx: 3 });
  });

  it('is not written at the place to which the guest has gone on', () => {
    const { appServices } = openConfirmation(pair);
    const { followup: second } = pair.picked;
    if (!second) throw new Error('the fixture has a pair');
    window.history.pushState(null, '', '/main');
    act(() => appServices.journey.dispatch({ type: 'canceled', appointments: [second], provider: clinic }));
    expect(window.history.state).toBeNull();
  });
});

describe('a confirmation that is left', () => {
  it('does not go to main while it is left, and does when the browser shows it again without the guest', async () => {
    const opened = openConfirmation(booked);
    const { journey } = opened.appServices;
    window.addEventListener('pagehide', () => journey.dispatch({ type: 'forgetPerson' }), { once: true });
    await leave('pagehide', true);
    expect(at(opened)).toBe(path);
    expect(document.body.textContent).not.toContain('Pat Doe');
    expect(JSON.stringify(window.history.state)).toContain('booked');
    await comeBack();
    expect(at(opened)).toBe('/main');
  });

  it('stays after a reload that the guest thought better of', async () => {
    openConfirmation(booked);
    await leave('beforeunload');
    expect(value('Name')).toBe('Pat Doe');
    cleanup();
  });
});
