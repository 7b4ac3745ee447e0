import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend, fillToTheEnd, open, press, refused, startWide, user } from './openSchedule.tsx';

startWide();

describe('a refused booking', () => {
  const conflict = 'Someone else just booked this time. Choose another.';
  const duplicate =
    'Our records show an existing appointment for this service. Please check your confirmation email or call 888-852-2567.';
  const rejected =
    "We're sorry, but we encountered an error while trying to confirm your appointment. Please go back and confirm your selections again. We apologize for the inconvenience.";

  it.each([
    [409, 'Appointment Conflict', conflict, 'Check Availability', '/result'],
    [429, 'Looks like you already have an appointment', duplicate, 'Schedule Appointment', '/schedule'],
    [400, 'Confirmation Error', rejected, 'Schedule Appointment', '/schedule'],
  ])('%i says "%s"', async (status, title, text, button, target) => {
    const { router, wiring } = open({ answer: backend(() => refused(status)) });
    await fillToTheEnd();
    await press('Book appointment');
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await dialog.findByText((_text, element) => element?.tagName === 'P' && element.textContent === text);
    await user.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(target);
    expect(wiring.journey.getState().intake?.answers.consent?.signature?.legalName).toBe('Ada Lovelace');
  });

  it.each([409, 429, 400])('%i: Quit forgets the answers and goes to main', async (status) => {
    const { router, wiring } = open({ answer: backend(() => refused(status)) });
    await fillToTheEnd();
    await press('Book appointment');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Quit' }));
    await screen.findByRole('heading', { name: 'main' });
    expect(router.state.location.pathname).toBe('/main');
    expect(wiring.journey.getState().intake).toBeUndefined();
  });
});
