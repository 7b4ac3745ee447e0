import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appointment, clinic, followup } from '../../../journey/fixtures.ts';
import { bookings, fillToTheEnd, open, press, search, startWide } from '../openSchedule.tsx';

startWide();

const added = { searched: { shouldAddPromotion: true } };
const panel = () => screen.findByRole('region', { name: /^Appointments?$/ });
const review = () => screen.findByRole('region', { name: 'Your appointment' });
const services = (region: HTMLElement) =>
  within(region)
    .getAllByText(/^(Sore throat|Second dose|Flu Vaccine)$/, { selector: 'dd' })
    .map(({ textContent }) => textContent);

describe('a flu vaccine that the search has added', () => {
  it('is named beside the form and above the button that books, and is booked', async () => {
    const { seen, appServices } = open(added);
    expect(services(await panel())).toEqual(['Sore throat', 'Flu Vaccine']);
    await fillToTheEnd();
    expect(services(await review())).toEqual(['Sore throat', 'Flu Vaccine']);
    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'confirmation' });
    expect(bookings(seen)[0]?.body).toMatchObject({ requestedVaccinations: ['Flu Vaccine'] });
    expect(appServices.journey.getState().picked.appointment).toMatchObject({ addsFluVaccine: true });
  });

  it('can be taken out beside the form, and is not booked then', async () => {
    const { seen, appServices } = open(added);
    const region = await panel();
    await press('Remove Flu Vaccine');
    expect(services(region)).toEqual(['Sore throat']);
    expect(document.activeElement).toBe(within(region).getByRole('list'));
    await fillToTheEnd();
    expect(services(await review())).toEqual(['Sore throat']);
    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'confirmation' });
    expect(bookings(seen)[0]?.body).not.toHaveProperty('requestedVaccinations');
    expect(appServices.journey.getState().picked.appointment).not.toHaveProperty('addsFluVaccine');
  });

  it('that was taken out does not come back with an older entry of the history', async () => {
    const { router } = open(added);
    await panel();
    await press('Remove Flu Vaccine');
    await router.navigate('/schedule', { state: { criteria: { ...search.criteria, shouldAddPromotion: true } } });
    expect(services(await panel())).toEqual(['Sore throat']);
  });

  it('belongs to the first of two appointments', async () => {
    open({ ...added, journey: { picked: { appointment: appointment(), followup, provider: clinic } } });
    expect(services(await panel())).toEqual(['Sore throat', 'Flu Vaccine', 'Second dose']);
  });
});
