import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ConfirmationScreen } from '../../../app/confirmation/ConfirmationScreen.tsx';
import type { JourneyState } from '../../../app/journey/index.ts';
import { type Answer, json } from '../api/fakeFetch.ts';
import { appointment, clinic, followup } from '../journey/fixtures.ts';
import { renderScreen } from '../renderScreen.tsx';
import { type TestWiringOptions, testWiring } from '../testWiring.ts';

const links = { main: '/main', confirmation: '/confirmation', canceled: '/canceled' };
const booked: JourneyState = {
  flow: { name: 'IN_PERSON', step: 1 },
  holder: { appointment: appointment({ id: 'A'.repeat(22), confirmCode: 'KXW4PT23' }), provider: clinic },
  patient: { name: 'Pat Doe', phone: '513-555-0134', email: 'pat@example.com', dateOfBirth: '1990-02-28' },
};
const pair: JourneyState = {
  ...booked,
  holder: { ...booked.holder, followup: { ...followup, id: 'B'.repeat(22), confirmCode: 'ZZZZ2222' } },
};
const canceled: Answer = () => json(200, { data: { id: 'A'.repeat(22), confirmCode: 'KXW4PT23', status: 'CANCELED' } });

function open(journey: Partial<JourneyState>, options: Partial<TestWiringOptions> = {}) {
  const test = testWiring({ answer: canceled, journey, ...options });
  const router = renderScreen(
    test.wiring,
    [
      { path: '/confirmation', element: <ConfirmationScreen links={links} /> },
      { path: '/canceled', element: <h1>Canceled</h1> },
      { path: '/main', element: <h1>Main</h1> },
    ],
    ['/confirmation'],
  );
  return { ...test, router };
}

const user = userEvent.setup();
const value = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the confirmation', () => {
  it('says what was booked, for whom, where and when', async () => {
    open(booked);
    await screen.findByRole('heading', { level: 1, name: 'Your appointment is confirmed!' });
    expect(value('Date and time')).toBe('Monday, March 15, 2027');
    expect(screen.getByText('9:00 AM Eastern Time (ET)')).toBeTruthy();
    expect(value('Services')).toBe('Sore throat');
    expect(value('Name')).toBe('Pat Doe');
    expect(value('Phone')).toBe('513-555-0134');
    expect(value('E-mail')).toBe('pat@example.com');
    expect(value('Date of birth')).toBe('February 28, 1990');
    expect(value('Location')).toContain('5100 Terra Firma Dr');
  });

  it('has the code for eyes and copying in one piece, and for ears sign by sign', () => {
    open(booked);
    const seen = screen.getByText((_text, element) => element?.textContent === 'KXW4PT23');
    expect(seen.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('K X W 4 P T 2 3')).toBeTruthy();
  });

  it('lists what to bring, and the number of the business to call', async () => {
    open(booked);
    const list = within(await screen.findByRole('list'));
    expect(list.getAllByRole('listitem').length).toBeGreaterThan(2);
    await screen.findByRole('heading', { name: 'Modify Appointment' });
    const link = await screen.findByRole('link', { name: '888-852-2567' });
    expect(link.getAttribute('href')).toBe('tel:+1-888-852-2567');
    expect(screen.queryByRole('link', { name: '888-852-2568' })).toBeNull();
  });

  it('shows everything it knows when its documents cannot be read', async () => {
    open(booked, { content: () => new Response('', { status: 500 }) });
    await screen.findByRole('heading', { level: 1, name: 'Your appointment is booked' });
    expect(value('Name')).toBe('Pat Doe');
    expect(screen.getByRole('button', { name: 'Cancel Appointment' })).toBeTruthy();
  });

  it('opens the map in another tab that cannot reach back', () => {
    open(booked);
    const map = screen.getByRole('link', { name: 'View map (opens in a new tab)' });
    expect(map.getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=5100+Terra+Firma+Dr%2C+Mason%2C+OH+45040',
    );
    expect(map.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each<[string, Partial<JourneyState>]>([
    ['nothing is held', {}],
    ['nothing is booked yet', { ...booked, holder: { appointment: appointment(), provider: clinic } }],
    ['the person was forgotten', { flow: booked.flow, holder: booked.holder }],
  ])('goes to main when %s', (_what, journey) => {
    expect(open(journey).router.state.location.pathname).toBe('/main');
  });

  it('clears the appointment when the guest leaves', async () => {
    window.history.replaceState(null, '', '/confirmation');
    const { wiring } = open(booked);
    window.history.replaceState(null, '', '/main');
    await user.click(screen.getByRole('link', { name: 'Book Another Appointment' }));
    await screen.findByRole('heading', { name: 'Main' });
    await waitFor(() => expect(wiring.journey.getState().holder).toEqual({}));
    expect(wiring.journey.getState().patient).toBeUndefined();
  });
});

describe('canceling from the confirmation', () => {
  const openDialog = async () => {
    await user.click(screen.getByRole('button', { name: 'Cancel Appointment' }));
    return within(await screen.findByRole('dialog', { name: 'Appointment(s) Cancellation' }));
  };

  it('cancels the appointment that the guest chooses', async () => {
    const { seen } = open(booked);
    const dialog = await openDialog();
    expect(dialog.queryByText('Cancelling the 1st appointment cancels all of them.')).toBeNull();
    await user.click(
      dialog.getByRole('radio', { name: 'Monday, March 15, 2027 at 9:00 AM Eastern Time (ET), Sore throat' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
    await screen.findByRole('heading', { name: 'Canceled' });
    expect(seen.map(({ body }) => body)).toEqual([{ status: 'CANCELED', confirmCode: 'KXW4PT23' }]);
  });

  it('offers both of a pair, and says that the first takes the other with it', async () => {
    const { seen } = open(pair);
    const dialog = await openDialog();
    expect(dialog.getByText('Cancelling the 1st appointment cancels all of them.')).toBeTruthy();
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    await user.click(dialog.getByRole('radio', { name: /Second dose/ }));
    await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
    await screen.findByRole('heading', { name: 'Canceled' });
    expect(seen[0]).toMatchObject({ url: expect.stringMatching(/B{22}$/), body: { confirmCode: 'ZZZZ2222' } });
  });
});
