import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** What a guest sees and does on the page with the address. */

export const user = userEvent.setup();
export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const press = async (name: string) => user.click(screen.getByRole('button', { name }));
export const atAddress = () => screen.findByRole('heading', { name: 'Your address' });
export const atNote = () => screen.findByRole('heading', { name: 'A note' });
export const dialog = () => screen.findByRole('dialog', { name: 'Check the address' });
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export async function fill() {
  await atAddress();
  await user.type(field(/Line 1/), '12 Analytical Way');
  await user.type(field(/City/), 'Louisville');
  await user.selectOptions(screen.getByLabelText(/State/), 'KY');
  await user.type(field(/ZIP/), '45202');
}

export const asTyped = { line: '12 Analytical Way', city: 'Louisville', state: 'KY', zip: '45202' };
export const asSuggested = { line: '12 Analytical Way', city: 'Cincinnati', state: 'OH', zip: '45202' };
