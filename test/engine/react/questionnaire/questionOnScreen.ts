import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What a guest sees and does at a question. */

export const heading = () => screen.getByRole('heading', { level: 2 });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));
export const readAnnouncement = (role: 'alert' | 'status') =>
  screen
    .getAllByRole(role)
    .map(({ textContent }) => textContent)
    .join('');

export async function typeDate(month: string, day: string, year: string): Promise<void> {
  for (const [name, value] of Object.entries({ Month: month, Day: day, Year: year })) {
    await userEvent.clear(screen.getByRole('textbox', { name }));
    await userEvent.type(screen.getByRole('textbox', { name }), value);
  }
}
