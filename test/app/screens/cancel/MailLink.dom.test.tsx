import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hang, json } from '../../api/fakeFetch.ts';
import { clinic } from '../../journey/fixtures.ts';
import { first, found } from './found.ts';
import { cancelButton, choose, confirm, confirmCode, heading, id, openCancelLink, press } from './openCancelLink.tsx';

describe('the link of the mail', () => {
  it('asks by the code in the body, shows date, place and services before the button, and cancels nothing', async () => {
    const { seen, reported } = openCancelLink();
    await heading('You have a confirmed appointment!');
    const main = document.body.textContent ?? '';
    for (const text of ['Monday, March 15, 2027', '9:00 AM', 'Eastern', 'Sore throat', 'Mason Crossing', '5100 Terra'])
      expect(main.indexOf(text), text).toBeGreaterThan(-1);
    expect(main.indexOf('Mason Crossing')).toBeLessThan(main.indexOf('Cancel Appointment'));
    await screen.findByRole('link', { name: '888-852-2567' });
    expect(screen.queryByRole('link', { name: '888-852-2568' })).toBeNull();
    await press('Cancel Appointment');
    await choose(/^Monday, March 15, 2027 at 9:00 AM .*, Sore throat$/);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: `/appointment-management/v2/appointments/${id}/lookup`,
      body: { confirmCode },
    });
    expect(seen[0]?.headers.get('idempotency-key')).toBeNull();
    expect(reported).toEqual([]);
  });

  it('shows services under the names that content gives them', async () => {
    const names = { names: [], patterns: [{ pattern: 'Sore *', name: 'A sore throat' }] };
    const content = (path: string) =>
      path.startsWith('service-name-mapper/') ? new Response(JSON.stringify(names)) : undefined;
    openCancelLink({ content });
    await heading('You have a confirmed appointment!');
    expect(screen.getByText('A sore throat')).toBeTruthy();
    expect(screen.queryByText('Sore throat')).toBeNull();
  });

  it('names the flu vaccine that was added', async () => {
    openCancelLink({
      lookup: () => json(200, { data: found({ appointments: [{ ...first, addsFluVaccine: true }] }) }),
    });
    await screen.findByText('Flu Vaccine', { selector: 'dd' });
    expect(screen.queryByRole('button', { name: 'Remove Flu Vaccine' })).toBeNull();
  });

  it('shows nothing of an appointment before it is known', () => {
    openCancelLink({ lookup: hang });
    expect(screen.getByRole('status').textContent).toBe('Looking up your appointment...');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(cancelButton()).toBeNull();
  });

  it('cancels once the guest confirms, and takes its own address out of the history', async () => {
    const { puts, router, reported, appServices } = openCancelLink();
    await press('Cancel Appointment');
    await choose();
    await confirm();
    await heading('Your appointment has been canceled!');
    expect(puts()).toMatchObject([
      { url: `/appointment-management/v2/appointments/${id}`, body: { status: 'CANCELED', confirmCode } },
    ]);
    expect(screen.getByRole('link', { name: 'Reschedule Your Appointment' }).getAttribute('href')).toBe('/main');
    expect(appServices.journey.getState().canceled).toMatchObject({ appointments: [{ id }], provider: clinic });
    expect(reported).toEqual([]);
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
  });

  it.each(['/cancel', '/cancel/only-an-id'])('%s says how to cancel and whom to call', async (link) => {
    const { seen, router, reported } = openCancelLink({ link });
    await heading('Change or cancel your appointment');
    for (const phone of ['888-852-2567', '888-852-2568', '888-852-2569'])
      expect(await screen.findByRole('link', { name: phone })).toBeTruthy();
    expect(cancelButton()).toBeNull();
    expect(router.state.location.pathname).toBe(link);
    expect([seen, reported]).toEqual([[], []]);
  });
});
