import { expect, type Locator, type Page } from '@playwright/test';
import { type Hand, reach } from './Hand.ts';

/** Uses only the keyboard: a control that Tab does not reach cannot be used. */
export class KeyboardHand implements Hand {
  constructor(private readonly page: Page) {}

  private get reach() {
    return this.page.locator(reach);
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    await this.tabTo(this.reach.getByLabel(label, { exact: typeof label === 'string' }));
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  async select(label: string | RegExp, option: string): Promise<void> {
    const control = this.reach.getByRole('combobox', { name: label });
    await this.tabTo(control);
    await this.page.keyboard.type(option);
    await expect(control.locator('option:checked')).toHaveText(option);
  }

  async choose(group: string | RegExp, option: string | RegExp): Promise<void> {
    const choices = this.reach
      .getByRole('group', { name: group })
      .or(this.reach.getByRole('radiogroup', { name: group }));
    const exact = typeof option === 'string';
    const radio = choices.getByRole('radio', { name: option, exact });
    if ((await radio.count()) > 0) return this.chooseRadio(choices, radio);
    const checkbox = choices.getByRole('checkbox', { name: option, exact }).first();
    await this.tabTo(checkbox);
    await this.page.keyboard.press('Space');
    await expect(checkbox).toBeChecked();
  }

  async date(group: string | RegExp, month: string, day: string, year: string): Promise<void> {
    const parts = this.reach.getByRole('group', { name: group });
    for (const [part, digits] of [
      ['Month', month],
      ['Day', day],
      ['Year', year],
    ] as const) {
      await this.tabTo(parts.getByLabel(part));
      await this.page.keyboard.type(digits);
    }
  }

  async press(button: string | RegExp): Promise<void> {
    await this.tabTo(this.reach.getByRole('button', { name: button }));
    await this.page.keyboard.press('Enter');
  }

  async follow(link: string | RegExp): Promise<void> {
    await this.tabTo(this.reach.getByRole('link', { name: link }));
    await this.page.keyboard.press('Enter');
  }

  /** Chooses a radio. Tab stops once at a set of radios; arrow keys move within it. */
  private async chooseRadio(choices: Locator, radio: Locator): Promise<void> {
    await this.tab(() =>
      choices.evaluateAll((groups) => groups.some((group) => group.contains(document.activeElement))),
    );
    const count = await choices.getByRole('radio').count();
    await this.page.keyboard.press('Space');
    for (let step = 0; step < count && !(await radio.first().isChecked()); step += 1) {
      await this.page.keyboard.press('ArrowDown');
    }
    await expect(radio.first()).toBeChecked();
  }

  private async tabTo(target: Locator): Promise<void> {
    await expect(target).toHaveCount(1);
    await this.tab(() => target.evaluate((element) => element === document.activeElement));
    await expect(target).toBeInViewport();
  }

  /** Presses Tab until the focus has arrived; gives up after two rounds of a long page. */
  private async tab(arrived: () => Promise<boolean>): Promise<void> {
    for (let presses = 0; presses < 160; presses += 1) {
      if (await arrived()) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('Tab never reached the control');
  }
}
