import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appointment, clinic } from '../../journey/fixtures.ts';
import { backend, failure, fillToTheEnd, open, press, refused, reserved, startWide, user } from './openSchedule.tsx';

startWide();

describe('a page that was left while its booking was under way', () => {
  const title = 'Your appointment may be booked already';
  const text = 'We were already booking this appointment, and could not tell you how it went.';
  const check = 'Please check your confirmation email or call 888-852-2567.';
  const left = { ...reserved, picked: { appointment: appointment({ isSent: true }), provider: clinic } };
  const paragraph = (words: string) => (_text: string, element: Element | null) =>
    element?.tagName === 'P' && element.textContent === words;

  it('says that the appointment may be booked, where the time is taken', async () => {
    const { router } = open({ answer: () => refused(409), journey: left });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await dialog.findByText(paragraph(`${text} The time is no longer open. ${check}`));
    await press('Check Availability');
    await waitFor(() => expect(router.state.location.pathname).toBe('/result'));
  });

  it('says so above the form where the time is still open, for the booking may be on its way', async () => {
    const { appServices } = open({ journey: left });
    await waitFor(() => expect(appServices.journey.getState().picked.appointment?.slotReservation?.code).toBe('r-2'));
    await screen.findByText(title);
    await screen.findByText(paragraph(`${text} ${check}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says nothing of it in a form whose booking was never sent', async () => {
    open();
    await screen.findByLabelText(/First name/);
    expect(screen.queryByText(title)).toBeNull();
  });

  it('does not call its own appointment a conflict when the form is sent anew', async () => {
    open({ answer: backend(() => refused(409)), journey: left });
    await fillToTheEnd();
    await press('Book Appointment');
    await screen.findByRole('dialog', { name: title });
  });

  it('nor when other answers are sent after one that had no answer', async () => {
    const answers = [refused(500), refused(409)];
    open({ answer: backend(() => answers.shift() ?? refused(409)) });
    await fillToTheEnd();
    await press('Book Appointment');
    await screen.findByText(failure);
    expect(screen.queryByText(title)).toBeNull();
    await user.type(screen.getByLabelText(/Legal name/), ' King');
    await press('Book Appointment');
    await screen.findByRole('dialog', { name: title });
  });
});
