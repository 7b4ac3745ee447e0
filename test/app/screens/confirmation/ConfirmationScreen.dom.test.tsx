import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JourneyState } from '../../../../app/journey/index.ts';
import { json } from '../../api/fakeFetch.ts';
import { appointment, clinic } from '../../journey/fixtures.ts';
import { booked, first, openConfirmation, user, value } from './openConfirmation.tsx';

describe('the confirmation', () => {
  it('says what was booked, for whom, where and when', async () => {
    openConfirmation(booked);
    await screen.findByRole('heading', { level: 1, name: 'Your appointment is confirmed!' });
    expect(value('Date and time')).toBe('Monday, March 15, 2027');
    expect(screen.getByText('9:00 AM Eastern Time (ET)')).toBeTruthy();
    expect(value('Services')).toBe('Sore throat');
    expect(value('Name')).toBe('Pat Doe');
    expect(value('Phone')).toBe('513-555-0134');
    expect(value('Email')).toBe('pat@example.com');
    expect(document.querySelector('dd > wbr')?.nextSibling?.textContent).toBe('example.com');
    expect(value('Date of birth')).toBe('February 28, 1990');
    expect(screen.getByText(/^If this address gets many emails .* one list an hour\.$/)).toBeTruthy();
    expect(value('Location')).toContain('5100 Terra Firma Dr');
  });

  it('names the flu vaccine that was added, also where the appointment can be canceled', async () => {
    const picked = {
      appointment: appointment({ id: first, confirmCode: 'K', addsFluVaccine: true }),
      provider: clinic,
    };
    openConfirmation({ ...booked, picked });
    expect(screen.getByText('Flu Vaccine', { selector: 'dd' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Flu Vaccine' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Cancel Appointment' }));
    await screen.findByRole('radio', { name: /, Sore throat, Flu Vaccine$/ });
  });

  it('has the headline and the paragraph that an author has written', async () => {
    const texts = { headline: 'See you soon!', paragraph: '<p>Please bring a <em>mask</em>.</p>' };
    const flows = ['IN_PERSON', 'VIRTUAL_VISIT', 'DIETITIAN', 'EVERYDAY_VACCINE', 'INSTANT_VACCINE'];
    const changed = Object.fromEntries(flows.map((flow) => [flow, texts]));
    const content = (path: string) => (path.endsWith('/confirmation-texts.json') ? json(200, changed) : undefined);
    openConfirmation(booked, { content });
    await screen.findByRole('heading', { level: 1, name: 'See you soon!' });
    expect(screen.getByText('mask').closest('p')?.textContent).toBe('Please bring a mask.');
  });

  it('has no headline before it knows which one, so that none changes under the reader', async () => {
    openConfirmation(booked);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Appointment Details' })).toBeTruthy();
    await screen.findByRole('heading', { level: 1, name: 'Your appointment is confirmed!' });
  });

  it('has the code for eyes and copying in one piece, and for ears sign by sign', () => {
    openConfirmation(booked);
    const seen = screen.getByText((_text, element) => element?.textContent === 'KXW4PT23');
    expect(seen.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('K X W 4 P T 2 3')).toBeTruthy();
  });

  it('lists what to bring, and the number of the business to call', async () => {
    openConfirmation(booked);
    const list = within(await screen.findByRole('list'));
    expect(list.getAllByRole('listitem').length).toBeGreaterThan(2);
    await screen.findByRole('heading', { name: 'Modify Appointment' });
    const link = await screen.findByRole('link', { name: '888-852-2567' });
    expect(link.getAttribute('href')).toBe('tel:+1-888-852-2567');
    expect(screen.queryByRole('link', { name: '888-852-2568' })).toBeNull();
  });

  it('shows everything it knows when its documents cannot be read', async () => {
    openConfirmation(booked, { content: () => new Response('', { status: 500 }) });
    await screen.findByRole('heading', { level: 1, name: 'Your appointment is booked' });
    expect(value('Name')).toBe('Pat Doe');
    expect(await screen.findByRole('button', { name: 'Cancel Appointment' })).toBeTruthy();
  });

  it('opens the map in another tab that cannot reach back', () => {
    openConfirmation(booked);
    const map = screen.getByRole('link', { name: 'View map (opens in a new tab)' });
    expect(map.getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=5100+Terra+Firma+Dr%2C+Mason%2C+OH+45040',
    );
    expect(map.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each<[string, Partial<JourneyState>]>([
    ['nothing is held', {}],
    ['nothing is booked yet', { ...booked, picked: { appointment: appointment(), provider: clinic } }],
    ['the person was forgotten', { flow: booked.flow, picked: booked.picked }],
  ])('goes to main when %s', (_what, journey) => {
    expect(openConfirmation(journey).router.state.location.pathname).toBe('/main');
  });

  it('clears the appointment when the guest leaves', async () => {
    window.history.replaceState(null, '', '/confirmation');
    const { appServices } = openConfirmation(booked);
    window.history.replaceState(null, '', '/main');
    await user.click(await screen.findByRole('link', { name: 'Book Another Appointment' }));
    await screen.findByRole('heading', { name: 'Main' });
    await waitFor(() => expect(appServices.journey.getState().picked).toEqual({}));
    expect(appServices.journey.getState().patient).toBeUndefined();
  });
});
