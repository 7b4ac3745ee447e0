import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hang } from '../../../api/fakeFetch.ts';
import { backend, fillToTheEnd, open, press, refused, search, startWide, user } from '../openSchedule.tsx';

startWide();

const heading = (name: string) => screen.findByRole('heading', { name });
type Opened = ReturnType<typeof open>;
const go = ({ router }: Opened, by: number) => act(() => router.navigate(by));
const place = ({ router }: Opened): unknown => {
  const { pathname, state } = router.state.location;
  return [pathname, state?.page];
};

async function fillFirstPage() {
  await user.type(await screen.findByLabelText(/First name/), 'Ada');
  await press('Continue');
  await heading('Your signature');
}

describe('the pages of the form in the history', () => {
  it('are gone through by Back and Forward, with the answers and the focus', async () => {
    const test = open();
    await fillFirstPage();
    expect(place(test)).toEqual(['/schedule', 1]);
    await user.type(screen.getByLabelText(/Legal name/), 'half');
    await go(test, -1);
    expect(document.activeElement).toBe(await heading('Your name'));
    expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Ada');
    expect(place(test)).toEqual(['/schedule', 0]);
    await go(test, 1);
    expect(document.activeElement).toBe(await heading('Your signature'));
    expect(screen.getByLabelText<HTMLInputElement>(/Legal name/).value).toBe('half');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are gone back through by Back and the steps of the form', async () => {
    const test = open();
    await fillFirstPage();
    await press('Back');
    await heading('Your name');
    expect(place(test)).toEqual(['/schedule', 0]);
    await go(test, 1);
    await heading('Your signature');
    await user.click(screen.getByRole('button', { name: /^You/ }));
    await heading('Your name');
    expect(place(test)).toEqual(['/schedule', 0]);
    await user.click(screen.getByRole('button', { name: 'Consent' }));
    await heading('Your signature');
    expect(place(test)).toEqual(['/schedule', 1]);
  });

  it('say nothing that was typed', async () => {
    const { router } = open();
    await fillToTheEnd();
    await user.tab();
    expect(JSON.stringify(router.state.location)).not.toMatch(/Ada|Lovelace/);
    expect(router.state.location.state).toMatchObject({ ...search, page: 1 });
  });

  it('lead back before the form without a question, and with all that was answered', async () => {
    const test = open({ at: ['/result', { pathname: '/schedule', state: search }] });
    await fillFirstPage();
    const { picked, intake } = test.appServices.journey.getState();
    await go(test, -1);
    await heading('Your name');
    await go(test, -1);
    await heading('result');
    expect(screen.queryByRole('dialog')).toBeNull();
    const after = test.appServices.journey.getState();
    expect(after.picked).toBe(picked);
    expect(after.intake?.answers).toEqual(intake?.answers);
    await go(test, 1);
    await heading('Your name');
    await go(test, 1);
    await heading('Your signature');
  });

  it('are not come past where an answer was changed for the worse', async () => {
    const test = open();
    await fillFirstPage();
    await go(test, -1);
    await user.clear(await screen.findByLabelText(/First name/));
    await go(test, 1);
    await heading('Your name');
    expect(place(test)).toEqual(['/schedule', 0]);
  });

  it('lead to the first one after a reload, which has forgotten the answers', async () => {
    const at = [0, 1].map((page) => ({ pathname: '/schedule', state: { ...search, page } }));
    const test = open({ at: ['/before', ...at] });
    await heading('Your name');
    expect(place(test)).toEqual(['/schedule', 0]);
    await go(test, -1);
    expect(place(test)).toEqual(['/before', undefined]);
  });

  it('are there again for a guest who comes back with another time', async () => {
    const test = open();
    await fillFirstPage();
    await act(() => test.router.navigate('/result'));
    await act(() => test.router.navigate('/schedule', { state: search }));
    await heading('Your signature');
    await go(test, -1);
    await heading('Your name');
    await go(test, -1);
    await heading('result');
    await go(test, -1);
    await heading('Your signature');
  });

  it('are not left while the booking is under way', async () => {
    const test = open({ answer: backend(hang) });
    await fillToTheEnd();
    await press('Book Appointment');
    await screen.findByText('Booking your appointment...');
    await go(test, -1);
    expect(place(test)).toEqual(['/schedule', 1]);
    await heading('Your signature');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('who quits the form', () => {
  it('leaves all its entries behind, and comes back to an empty one', async () => {
    const test = open({ answer: backend(() => refused(409)) });
    await fillToTheEnd();
    await press('Book Appointment');
    await press('Quit');
    await heading('main');
    await go(test, -1);
    await heading('Your name');
    expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('');
    expect(place(test)).toEqual(['/schedule', 0]);
    await go(test, 2);
    await heading('main');
  });
});

describe('one Back from the confirmation', () => {
  it('leads to main, whatever the number of pages', async () => {
    const test = open({ at: ['/result', { pathname: '/schedule', state: search }] });
    await fillToTheEnd();
    await press('Book Appointment');
    await heading('confirmation');
    await go(test, -1);
    await heading('main');
    expect(test.router.state.location.pathname).toBe('/main');
    await go(test, 1);
    await waitFor(() => expect(test.router.state.location.pathname).toBe('/main'));
    await go(test, -1);
    await heading('result');
  });
});
