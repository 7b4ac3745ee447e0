import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, json, type Seen } from '../../api/fakeFetch.ts';
import {
  backend,
  booked,
  bookings,
  failure,
  fillToTheEnd,
  open,
  press,
  refused,
  reserved,
  startWide,
  user,
} from './openSchedule.tsx';
import { smallForm } from './smallForm.ts';

startWide();

const reservations = (seen: readonly Seen[]) =>
  seen.filter(({ method, url }) => method === 'POST' && url.endsWith('/appointment-reservations'));

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
    const { router, appServices } = open({ answer: backend(() => refused(status)) });
    await fillToTheEnd();
    await press('Book Appointment');
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await dialog.findByText((_text, element) => element?.tagName === 'P' && element.textContent === text);
    await user.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(target);
    expect(appServices.journey.getState().intake?.answers.consent?.signature?.legalName).toBe('Ada Lovelace');
    expect(appServices.journey.getState().picked.appointment?.isLost ?? false).toBe(status === 409);
  });

  it.each([
    ['slotTaken', conflict],
    ['timePast', 'This time has already passed. Choose a later one.'],
    ['tooSoon', 'This time is too soon: we need longer to prepare your visit. Choose a later day.'],
    ['tooFarAhead', 'This time is too far ahead to be booked yet. Choose an earlier day.'],
  ])('409 says what is so, and what to choose instead: %s', async (code, text) => {
    const { router, appServices, seen } = open({ answer: backend(() => refused(409, code)) });
    await fillToTheEnd();
    const before = reservations(seen).length;
    await press('Book Appointment');
    const dialog = within(await screen.findByRole('dialog', { name: 'Appointment Conflict' }));
    dialog.getByText(text);
    expect(reservations(seen), 'nobody reserves a refused time again').toHaveLength(before);
    await user.click(dialog.getByRole('button', { name: 'Check Availability' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/result'));
    expect(appServices.journey.getState().intake?.answers.consent?.signature?.legalName).toBe('Ada Lovelace');
  });

  it('because of vaccines that do not go together says so, and leads back', async () => {
    const apart = { errors: [{ code: 'incompatibleServices', message: 'Server words.' }] };
    const { router } = open({ answer: backend(() => json(400, apart)) });
    await fillToTheEnd();
    await press('Book Appointment');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation Error' }));
    dialog.getByText(
      'The vaccines you have selected cannot be scheduled together. Please go back and confirm your selections again.',
    );
    await user.click(dialog.getByRole('button', { name: 'Check Availability' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/result'));
  });

  it('of a patient who has an appointment says what to change in the form, where the first button leads', async () => {
    open({ answer: backend(() => refused(429)) });
    await fillToTheEnd();
    await press('Book Appointment');
    const dialog = within(await screen.findByRole('dialog'));
    const words = "Is this visit for someone else? Go back and change the patient's name and date of birth.";
    expect(dialog.getByText(words)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Schedule Appointment' }));
    await press('Back');
    expect((await screen.findByLabelText<HTMLInputElement>(/First name/)).value).toBe('Ada');
  });

  it.each([
    [409, 'IN_PERSON', 'main'],
    [429, 'IN_PERSON', 'main'],
    [400, 'IN_PERSON', 'main'],
    [409, 'DIETITIAN', 'dietitian'],
    [429, 'DIETITIAN', 'dietitian'],
    [400, 'DIETITIAN', 'dietitian'],
  ] as const)('%i in the flow %s: Quit forgets the answers and goes to %s', async (status, name, entry) => {
    const content = (path: string) => smallForm(path.replace('dietitian.json', 'in-person.json'));
    const journey = { ...reserved, flow: { name, step: 3 } };
    const { router, appServices } = open({ answer: backend(() => refused(status)), journey, content });
    await fillToTheEnd();
    await press('Book Appointment');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Quit' }));
    await screen.findByRole('heading', { name: entry });
    expect(router.state.location.pathname).toBe(`/${entry}`);
    expect(appServices.journey.getState().intake).toBeUndefined();
  });
});

describe('a booking for which the server is too busy', () => {
  const busy =
    "We're very busy right now. Please try again in a few minutes, or call the number at the end of this page.";
  const notBooked = 'Your appointment is not booked yet. Your answers are still here.';
  const inDoubt = 'Your appointment may be booked already. If you try again, it is not booked twice.';

  it('says so, that nothing is booked, and is made by the next press', async () => {
    const answers: Answer[] = [() => refused(503, 'limitReached'), booked];
    const { appServices } = open({ answer: backend((...asked) => (answers.shift() ?? booked)(...asked)) });
    await fillToTheEnd();
    await press('Book Appointment');
    await screen.findByText(busy);
    screen.getByText(notBooked);
    expect(screen.queryByText(inDoubt)).toBeNull();
    expect(appServices.journey.getState().picked.appointment?.isSent).toBeUndefined();
    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'confirmation' });
  });

  it('says nothing about an earlier try that got no answer', async () => {
    const answers: Answer[] = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => refused(503, 'limitReached'),
      booked,
    ];
    const { seen } = open({ answer: backend((...asked) => (answers.shift() ?? booked)(...asked)) });
    await fillToTheEnd();
    for (const words of [failure, busy]) {
      await press('Book Appointment');
      await screen.findByText(words);
      screen.getByText(inDoubt);
    }
    expect(screen.queryByText(notBooked)).toBeNull();
    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'confirmation' });
    expect(new Set(bookings(seen).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });
});
