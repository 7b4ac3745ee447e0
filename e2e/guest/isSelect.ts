import type { GuestElement } from './GuestPage.ts';

/** Whether a combobox is the browser's own select, and not a field with a list of ours. */
export async function isSelect(control: GuestElement): Promise<boolean> {
  await control.waitFor();
  return (await control.evaluate(({ tagName }) => tagName)) === 'SELECT';
}
