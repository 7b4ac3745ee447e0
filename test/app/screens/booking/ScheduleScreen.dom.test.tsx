import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { followup } from '../../journey/fixtures.ts';
import { bookings, fillToTheEnd, open, press, reserved, setWide, startWide, user } from './openSchedule.tsx';
import { smallForm } from './smallForm.ts';

startWide();

describe('without an appointment', () => {
  it.each([
    [undefined, '/main'],
    ['IN_PERSON', '/main'],
    ['DIETITIAN', '/dietitian'],
  ] as const)('in flow %s the guest goes to %s', (name, path) => {
    const { router } = open({ journey: { flow: { step: 1, ...(name && { name }) } } });
    expect(router.state.location.pathname).toBe(path);
  });
});

describe('the side panel', () => {
  it('says when, what and where, with the way to edit it', async () => {
    open();
    const panel = within(await screen.findByRole('region', { name: 'Appointment' }));
    expect(panel.getByText('Monday, March 15, 2027')).toBeTruthy();
    expect(panel.getByText('9:00 AM Eastern Time (ET)')).toBeTruthy();
    expect(panel.getByText('Sore throat')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Call Mason Crossing at 513-555-0134' }).getAttribute('href')).toBe(
      'tel:+1-513-555-0134',
    );
    expect(panel.getByRole('link', { name: 'View map (opens in a new tab)' }).getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=5100+Terra+Firma+Dr%2C+Mason%2C+OH+45040',
    );
    expect(panel.getByRole('link', { name: 'Edit the appointment time' }).getAttribute('href')).toBe('/result');
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('shows both appointments of a pair', async () => {
    open({ journey: { ...reserved, picked: { ...reserved.picked, followup } } });
    const panel = within(await screen.findByRole('region', { name: 'Appointments' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(2);
  });

  it('is not there for a walk-in', async () => {
    open({ journey: { ...reserved, flow: { name: 'INSTANT_VACCINE', step: 2 } } });
    await screen.findByRole('heading', { name: 'Your name' });
    expect(screen.queryByRole('region', { name: /^Appointments?$/ })).toBeNull();
  });

  it('is hidden by the hint of a step', async () => {
    open();
    await fillToTheEnd();
    expect(screen.queryByRole('region', { name: /^Appointments?$/ })).toBeNull();
  });
});

describe('the header on a narrow screen', () => {
  beforeEach(() => setWide(false));
  const header = (name: RegExp | string) => screen.findByRole('button', { name });

  it('says when, where and which step, and opens the visit and the steps', async () => {
    open();
    const button = await header('Mon, Mar 15, 9:00 AM · Terra Firma Dr Step 1 of 2: You Visit details');
    expect(screen.queryByText('Sore throat')).toBeNull();
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const panel = within(screen.getByRole('region', { name: 'Appointment' }));
    expect(panel.getByText('9:00 AM Eastern Time (ET)')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Edit the appointment time' }).getAttribute('href')).toBe('/result');
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['You', 'Consent']);
    await user.click(button);
    expect(screen.queryByText('Sore throat')).toBeNull();
  });

  it('shows no appointment beside a consent, but the step, and leads back to one that was reached', async () => {
    open();
    await user.type(await screen.findByLabelText(/First name/), 'Ada');
    await press('Continue');
    await user.click(await header('Consent Step 2 of 2 Steps'));
    expect(screen.queryByRole('region', { name: /^Appointments?$/ })).toBeNull();
    await user.click(await header(/^You/));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your name');
    expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
  });

  it('covers no form that the guest goes on with', async () => {
    open();
    const button = await header(/Visit details$/);
    await user.click(button);
    await user.click(await screen.findByLabelText(/First name/));
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('counts the other appointments of a pair', async () => {
    open({ journey: { ...reserved, picked: { ...reserved.picked, followup } } });
    await user.click(await header(/^Mon, Mar 15, 9:00 AM · \+1 more · Terra Firma Dr/));
    expect(screen.getAllByText(/^(March|Monday, (March|April))/)).toHaveLength(2);
  });
});

describe('a form that is not filled', () => {
  it('is not booked from its last page: the first wrong page comes, with its errors', async () => {
    const { seen, reported } = open();
    await fillToTheEnd();
    await user.click(await screen.findByRole('button', { name: /^You/ }));
    await user.clear(await screen.findByLabelText(/First name/));
    await press('Consent');
    await press('Book Appointment');
    const name = await screen.findByLabelText(/First name/);
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.getAllByText(/Input is required\./).length).toBeGreaterThan(0);
    expect(bookings(seen)).toEqual([]);
    // Only the first Continue is reported, because it left the first step.
    expect(reported.filter(({ type }) => type === 'continueFlow')).toHaveLength(1);
    expect(reported).toContainEqual({ type: 'constraintError', stepId: 'who', keyword: 'required' });
    expect(JSON.stringify(reported)).not.toContain('Lovelace');
  });
});

describe('the way back to the times', () => {
  it.each([
    ['of one visit', {}, '/result'],
    ['of the second of two', { followup }, '/followup'],
  ])('%s keeps what is held', async (_what, second, path) => {
    const { router } = open({ journey: { ...reserved, picked: { ...reserved.picked, ...second } } });
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });
});

describe('leaving with answers', () => {
  it('asks first, and stays when the guest wants to', async () => {
    const { router, appServices } = open();
    await user.type(await screen.findByLabelText(/First name/), 'Ada{Tab}');
    void router.navigate('/elsewhere');
    await screen.findByRole('dialog', { name: 'Leave this page?' });
    await press('Stay on this page');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/schedule');
    expect(appServices.journey.getState().intake?.answers.who?.name?.firstName).toBe('Ada');
  });

  it('forgets them when the guest goes', async () => {
    const { router, appServices } = open();
    await user.type(await screen.findByLabelText(/First name/), 'Ada{Tab}');
    void router.navigate('/elsewhere');
    await press('Leave');
    await screen.findByRole('heading', { name: 'elsewhere' });
    expect(appServices.journey.getState().intake).toBeUndefined();
  });

  it('does not ask on the way to another time, and has them still on the way back', async () => {
    const { router } = open();
    await user.type(await screen.findByLabelText(/First name/), 'Ada{Tab}');
    await user.click(screen.getByRole('link', { name: 'Edit the appointment time' }));
    await screen.findByRole('heading', { name: 'result' });
    await router.navigate('/schedule');
    expect((await screen.findByLabelText<HTMLInputElement>(/First name/)).value).toBe('Ada');
  });

  it('asks before the browser goes back to where the guest came from', async () => {
    const { router, appServices } = open();
    await user.type(await screen.findByLabelText(/First name/), 'Ada');
    void router.navigate(-1);
    await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(router.state.location.pathname).toBe('/schedule');
    expect(appServices.journey.getState().intake?.answers.who?.name?.firstName).toBe('Ada');
    // Asked once more, Back closes the dialog.
    void router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/schedule');
    void router.navigate(-1);
    await press('Leave');
    await screen.findByRole('heading', { name: 'Another page' });
    expect(router.state.location.pathname).toBe('/before');
    expect(appServices.journey.getState().intake).toBeUndefined();
  });

  it('does not ask while nothing is answered', async () => {
    const { router } = open();
    await screen.findByLabelText(/First name/);
    void router.navigate('/elsewhere');
    await screen.findByRole('heading', { name: 'elsewhere' });
  });
});

describe('a form that cannot be read', () => {
  it('says so, and is there once it can', async () => {
    let broken = true;
    const content = (path: string) => (broken ? new Response('{', { status: 200 }) : smallForm(path));
    open({ content });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Sorry. We appear to be having trouble loading the questions. Please try again later.',
    );
    broken = false;
    await press('Try again');
    await screen.findByRole('heading', { name: 'Your name' });
  });

  const without = (document: string, status: number) => (path: string) =>
    path.startsWith(`${document}/`) ? new Response('', { status }) : undefined;

  it.each(['notes-data', 'scheduler-config-2022'])('says so, too, while only %s does not come', async (document) => {
    const failing = { content: without(document, 500) };
    open({ content: (path) => failing.content(path) });
    expect((await screen.findByRole('alert')).textContent).toContain('trouble loading the questions');
    failing.content = () => undefined;
    await press('Try again');
    const steps = await screen.findByRole('navigation', { name: 'Steps' });
    expect(within(steps).getByText('Appointment Notes')).toBeTruthy();
  });

  it('is that of a visit in person where no document says which one it is', async () => {
    const content = (path: string) => without('scheduler-config-2022', 404)(path) ?? smallForm(path);
    open({ content, journey: { ...reserved, flow: { name: 'DIETITIAN', step: 3 } } });
    await screen.findByRole('heading', { name: 'Your name' });
  });

  it('asks for no reasons where no source has them', async () => {
    open({ content: without('notes-data', 404) });
    const steps = await screen.findByRole('navigation', { name: 'Steps' });
    expect(within(steps).queryByText('Appointment Notes')).toBeNull();
  });

  it('is asked for again by itself once the browser is online', async () => {
    const failing = { content: without('notes-data', 500) };
    open({ content: (path) => failing.content(path) });
    await screen.findByText(/trouble loading the questions/);
    failing.content = () => undefined;
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { level: 2, name: 'Personal Information' });
  });
});
