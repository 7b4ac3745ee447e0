import { expect, type Locator, type Page } from '@playwright/test';

/** What an author does in the studio, by keyboard alone. */
export class StudioPage {
  constructor(readonly page: Page) {}

  get editor(): Locator {
    return this.page.getByRole('textbox', { name: /^JSON of/ });
  }

  get findings(): Locator {
    return this.page.getByRole('region', { name: /^Findings/ });
  }

  get livePage(): Locator {
    return this.page.getByRole('region', { name: 'Live page' });
  }

  /** All places of the live page that can be explained. */
  get places(): Locator {
    return this.livePage.getByRole('listbox', { name: 'Places of the page' });
  }

  get explanation(): Locator {
    return this.livePage.getByRole('region', { name: 'Explanation' });
  }

  /** Searches the tree, and opens the line of this name. */
  async open(search: string, name: RegExp): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search documents' }).focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(search);
    const line = this.page.getByRole('treeitem', { name }).first();
    await line.waitFor();
    await this.page.keyboard.press('Tab');
    const tree = this.page.getByRole('tree', { name: 'Documents' });
    await this.page.keyboard.press('Home');
    // The keys lead from line to line; how many there are depends on the documents.
    for (let step = 0; step < 60 && !(await isFocused(line)); step += 1) await this.page.keyboard.press('ArrowDown');
    await expect(line).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(tree).toBeVisible();
    await expect(this.editor).toBeVisible();
  }

  /** Puts the caret behind a text of the open document, by the editor's own search. */
  async findInText(text: string): Promise<void> {
    await this.editor.focus();
    await this.page.keyboard.press('ControlOrMeta+Home');
    await this.page.keyboard.press('ControlOrMeta+F');
    const field = this.page.getByRole('textbox', { name: 'Find' });
    await expect(field).toBeFocused();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.press('Escape');
    await expect(this.editor).toBeFocused();
  }

  /** Replaces a text of the open document, by keyboard. */
  async replace(text: string, by: string): Promise<void> {
    await this.findInText(text);
    await this.page.keyboard.insertText(by);
  }

  /** Inserts a template at the caret. */
  async insert(what: string, words: string, name: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+I');
    const dialog = this.page.getByRole('dialog', { name: 'Insert at the caret' });
    await dialog.getByRole('radio', { name: new RegExp(`^${what} `) }).focus();
    await this.page.keyboard.press('Space');
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.type(words);
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.type(name);
    await this.page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(this.editor).toBeFocused();
  }

  /** Waits for a check of what is edited that finds nothing. */
  async expectGreen(): Promise<void> {
    await expect(this.findings.getByRole('status')).toHaveText('Checked as edited: nothing wrong', {
      timeout: 120_000,
    });
  }

  async saveAll(): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+Shift+S');
    await expect(this.page.getByRole('banner').getByRole('status')).toHaveText('All saved');
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+S');
    await expect(this.page.getByRole('banner').getByRole('status')).toHaveText('All saved');
  }
}

const isFocused = (line: Locator): Promise<boolean> => line.evaluate((element) => element === document.activeElement);
