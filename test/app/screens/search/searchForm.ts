import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What a guest sees and does in the search form. */

export const user = userEvent.setup();
export const type = () => screen.getByLabelText<HTMLSelectElement>('Appointment Type');
export const place = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
export const date = () => screen.getByLabelText<HTMLInputElement>('Date');

export const loaded = () => screen.findByRole('option', { name: 'Sore Throat' });
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const choose = (service: string) => user.selectOptions(type(), service);
export const find = () => press('Find Appointment');

export async function searchNear(service: string, location = '45202'): Promise<void> {
  await choose(service);
  await user.type(place(), location);
  await find();
}
