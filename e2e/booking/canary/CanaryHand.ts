import type { Page } from '@playwright/test';
import type { Hand } from '../../guest/Hand.ts';
import type { Canaries } from './Canaries.ts';

/** Uses a page by another hand and records its answers, so that they can be searched for. */
export class CanaryHand implements Hand {
  /**
   * @param isPersonal whether the answer to a question is personal; criteria of the search are meant to be passed on
   */
  constructor(
    private readonly page: Page,
    private readonly hand: Hand,
    private readonly canaries: Canaries,
    private readonly isPersonal: (question: string) => boolean = () => true,
  ) {}

  async type(label: string | RegExp, text: string): Promise<void> {
    if (this.isPersonal(String(label))) this.canaries.typed(String(label), text);
    await this.hand.type(label, text);
  }

  async select(label: string | RegExp, option: string): Promise<void> {
    await this.hand.select(label, option);
    await this.keep(label, option, await this.page.getByRole('combobox', { name: label }).inputValue());
  }

  async choose(group: string | RegExp, option: string | RegExp): Promise<void> {
    await this.hand.choose(group, option);
    const choices = this.page
      .getByRole('group', { name: group })
      .or(this.page.getByRole('radiogroup', { name: group }));
    const chosen = choices.getByRole('radio', { name: option }).or(choices.getByRole('checkbox', { name: option }));
    await this.keep(group, String(option), await chosen.first().inputValue());
  }

  async date(group: string | RegExp, month: string, day: string, year: string): Promise<void> {
    if (this.isPersonal(String(group))) this.canaries.day(String(group), `${year}-${month}-${day}`);
    await this.hand.date(group, month, day, year);
  }

  press(button: string | RegExp): Promise<void> {
    return this.hand.press(button);
  }

  follow(link: string | RegExp): Promise<void> {
    return this.hand.follow(link);
  }

  private async keep(question: string | RegExp, option: string, value: string): Promise<void> {
    if (this.isPersonal(String(question))) this.canaries.chosen(String(question), option, value);
  }
}
