import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** What a guest sees and does in the search form. */

export const user = userEvent.setup();
export const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Appointment Type' });
export const place = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
export const date = () => screen.getByLabelText<HTMLInputElement>('Date');

/** What the field for the appointment type shows. */
export const shownType = () => type().selectedOptions[0]?.textContent;

/** The services have come. */
export const loaded = () => waitFor(() => expect(type().options[0]?.textContent).toBe('Choose one'));
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const find = () => press('Find Appointment');

/** The appointment types that can be chosen. */
export const offeredTypes = () => [...type().options].slice(1).map(({ textContent }) => textContent);

export const choose = (service: string): Promise<void> => user.selectOptions(type(), service);

export async function searchNear(service: string, location = '45202'): Promise<void> {
  await choose(service);
  await user.type(place(), location);
  await find();
}
