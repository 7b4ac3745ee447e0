import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** What a guest sees and does in the search form. */

export const user = userEvent.setup();
export const type = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Appointment Type' });
export const place = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
export const date = () => screen.getByLabelText<HTMLInputElement>('Date');

/** The services have come. */
export const loaded = () => waitFor(() => expect(type().placeholder).toBe('Choose one'));
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const find = () => press('Find Appointment');

/** The list of the appointment types, while it is open. */
export const typeList = () => screen.getByRole('listbox', { name: 'Visit types' });
export const offeredTypes = () =>
  within(typeList())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export async function choose(service: string): Promise<void> {
  await user.click(type());
  await user.clear(type());
  await user.click(within(typeList()).getByRole('option', { name: service }));
}

export async function searchNear(service: string, location = '45202'): Promise<void> {
  await choose(service);
  await user.type(place(), location);
  await find();
}
