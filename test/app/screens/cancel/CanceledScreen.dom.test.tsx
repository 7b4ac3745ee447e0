import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JourneyState } from '../../../../app/journey/index.ts';
import { canceledState } from '../../../../app/reservation/index.ts';
import { CanceledScreen } from '../../../../app/screens/cancel/CanceledScreen.tsx';
import { readCanceled } from '../../../../app/screens/cancel/MailLink.tsx';
import { json } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { testAppServices } from '../../app-services/testAppServices.ts';
import { appointment, clinic, followup } from '../../journey/fixtures.ts';
import {
  canceled,
  choose,
  confirm,
  confirmCode,
  id,
  links,
  noSuchCall,
  openCancelLink,
  press,
} from './openCancelLink.tsx';

describe('the page of a canceled appointment', () => {
  const show = (journey: Partial<JourneyState>, state?: object) => {
    const { appServices } = testAppServices({ answer: canceled, journey });
    const screens = [
      { path: '/canceled', element: <CanceledScreen links={links} /> },
      { path: '/cancel', element: <h1>How to cancel</h1> },
      { path: '/main', element: <h1>Main</h1> },
    ];
    return { appServices, router: renderScreen(appServices, screens, [{ pathname: '/canceled', state }]) };
  };
  const gone = { appointments: [appointment({ id, confirmCode })], provider: clinic };

  it.each<[string, object, Partial<JourneyState>, string]>([
    ['a dietitian visit', canceledState({ businessName: 'dietitian' }), {}, '/dietitian'],
    ['a visit in person', canceledState({ businessName: 'tlc' }), {}, '/main'],
    ['a visit that is not known', canceledState({}), {}, '/main'],
    [
      'a visit in person, after a dietitian was looked for',
      canceledState({ businessName: 'tlc' }),
      { flow: { name: 'DIETITIAN', step: 3 }, canceled: gone },
      '/main',
    ],
  ])('leads back to where %s is booked, also after a reload', (_what, state, journey, href) => {
    show(journey, state);
    expect(screen.getByRole('heading', { name: 'Your appointment has been canceled!' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Reschedule Your Appointment' }).getAttribute('href')).toBe(href);
  });

  it.each([
    ['without any state', undefined],
    ['with the state of another page', { location: '45202' }],
    ['with a state that is none', { canceled: true }],
  ])('says nothing of a cancellation to who typed its address: %s', async (_what, state) => {
    const { router } = show({}, state);
    await screen.findByRole('heading', { name: 'How to cancel' });
    expect(router.state.location.pathname).toBe('/cancel');
  });

  const both = [appointment({ id, confirmCode }), followup] as const;

  it('says which two were canceled, also after a reload', () => {
    show({}, JSON.parse(JSON.stringify(canceledState({ businessName: 'pharmacy', both }))));
    expect(
      screen.getByText(
        /^Your 1st appointment, on Monday, March 15, 2027 at 9:00 AM .*, and your 2nd, on Monday, April 12, 2027 at 9:00 AM .*, are both canceled\. You don't need to do anything else\.$/,
      ),
    ).toBeTruthy();
  });

  it.each([
    ['one alone', { both: [both[0]] }],
    ['what is no appointment', { both: [both[0], { timestamp: 1 }] }],
    ['what is no list', { both: true }],
  ])('says nothing of two where its state has %s', (_what, canceled) => {
    show({}, { canceled });
    expect(screen.getByText("You don't need to do anything else.")).toBeTruthy();
  });

  it('keeps neither id, code nor service in its state', () => {
    expect(JSON.stringify(canceledState({ businessName: 'tlc', stillBooked: appointment({ id, confirmCode }) }))).toBe(
      '{"canceled":{"businessName":"tlc","stillBooked":{"timestamp":"2027-03-15 09:00:00","timezone":"America/New_York"}}}',
    );
    expect(JSON.stringify(canceledState({ both }))).not.toMatch(/Sore throat|KXW4PT23|AAAA/);
  });

  it('offers the calendar file of what is known, and forgets it when the guest leaves', async () => {
    window.history.replaceState(null, '', '/canceled');
    const { appServices, router } = show({ canceled: gone }, canceledState({ businessName: 'tlc' }));
    expect(screen.getByRole('button', { name: 'Remove from Calendar' })).toBeTruthy();
    window.history.replaceState(null, '', '/main');
    await router.navigate('/main');
    await screen.findByRole('heading', { name: 'Main' });
    await waitFor(() => expect(appServices.journey.getState().canceled).toBeUndefined());
  });

  it('offers none where nothing is known', () => {
    show({}, canceledState({}));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a canceled visit that is known only from the reply', () => {
  const dateTime = { value: '2027-03-15 09:00:00', timezone: 'America/New_York' };

  it('is passed to the canceled page as in the reply', async () => {
    const reply = { id, confirmCode, businessName: 'dietitian', providerId: '91000001', dateTime };
    const { appServices } = openCancelLink({ lookup: noSuchCall, cancel: () => json(200, { data: reply }) });
    await press('Cancel Appointment');
    await choose('Your appointment');
    await confirm();
    const link = await screen.findByRole('link', { name: 'Reschedule Your Appointment' });
    expect(link.getAttribute('href')).toBe('/dietitian');
    expect(appServices.journey.getState().canceled).toEqual({
      appointments: [{ id, timestamp: dateTime.value, timezone: dateTime.timezone, services: [] }],
      provider: { providerId: '91000001', businessName: 'dietitian', timezone: dateTime.timezone },
    });
  });

  it.each([
    ['a time', { businessName: 'tlc', providerId: '01400412' }],
    ['a business', { providerId: '01400412', dateTime }],
    ['a provider', { businessName: 'tlc', dateTime }],
  ] as const)('is not known where the reply is without %s', (_what, fields) => {
    expect(readCanceled({ id, confirmCode, ...fields })).toBeUndefined();
  });
});
