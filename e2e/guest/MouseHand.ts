import type { GuestPage } from './GuestPage.ts';
import { type Hand, reach } from './Hand.ts';

export class MouseHand implements Hand {
  constructor(private readonly page: GuestPage) {}

  private get reach() {
    return this.page.locator(reach);
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    await this.reach.getByLabel(label, { exact: typeof label === 'string' }).fill(text);
  }

  async select(label: string | RegExp, option: string): Promise<void> {
    await this.reach.getByRole('combobox', { name: label }).selectOption({ label: option });
  }

  async choose(group: string | RegExp, option: string | RegExp): Promise<void> {
    const choices = this.reach
      .getByRole('group', { name: group })
      .or(this.reach.getByRole('radiogroup', { name: group }));
    const exact = typeof option === 'string';
    const choice = choices
      .getByRole('radio', { name: option, exact })
      .or(choices.getByRole('checkbox', { name: option, exact }));
    await choice.first().check();
  }

  async date(group: string | RegExp, month: string, day: string, year: string): Promise<void> {
    const parts = this.reach.getByRole('group', { name: group });
    await parts.getByLabel('Month').fill(month);
    await parts.getByLabel('Day').fill(day);
    await parts.getByLabel('Year').fill(year);
  }

  async press(button: string | RegExp): Promise<void> {
    await this.reach.getByRole('button', { name: button }).click();
  }

  async follow(link: string | RegExp): Promise<void> {
    await this.reach.getByRole('link', { name: link }).click();
  }
}
