import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What a guest sees and does in the example form. */

export const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
export const petName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the pet' });
export const pressContinue = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
export const errorLinks = (): readonly (string | null)[] =>
  screen.queryAllByRole('link').map(({ textContent }) => textContent);
