import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What a guest sees and does in a list of pets. */

export const card = (number: number) => screen.getByRole('group', { name: `Pet ${number}` });
export const cards = (): readonly (string | null | undefined)[] =>
  screen.getAllByRole('group', { name: /^Pet \d/ }).map((each) => each.querySelector('legend')?.textContent);
export const field = (number: number, name: string) =>
  within(card(number)).getByRole<HTMLInputElement>('textbox', { name });
export const names = (): readonly string[] =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' }).map(({ value }) => value);
export const add = () => userEvent.click(screen.getByRole('button', { name: 'Add another pet' }));
export const remove = (number: number) => userEvent.click(screen.getByRole('button', { name: `Remove Pet ${number}` }));
export const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
export const links = (): readonly (string | null)[] =>
  screen.queryAllByRole('link').map(({ textContent }) => textContent);
export const readError = (control: HTMLElement): string | undefined =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
export const readAnnouncement = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

export async function type(number: number, name: string, date?: readonly [string, string, string]) {
  if (name !== '') await userEvent.type(field(number, 'Name'), name);
  for (const [index, part] of ['Month', 'Day', 'Year'].entries())
    if (date) await userEvent.type(field(number, part), date[index] ?? '');
  await userEvent.tab();
}
