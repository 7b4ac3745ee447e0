import { expect, type Locator, type Page } from '@playwright/test';
import { book, bookWalkIn } from '../../guest/groups.ts';
import type { Canaries } from './Canaries.ts';
import { type PageControl, pageControls } from './pageControls.ts';

/** The button of the last page, and the button of any page. */
const booking = new RegExp(`^(${book}|${bookWalkIn})$`);
const onward = new RegExp(`^(Continue|${book}|${bookWalkIn})$`);

const escaped = (id: string): string => id.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/**
 * A guest who answers whatever the form asks, with a canary in every text. The questions are read from the page, so
 * they follow the present documents. `lean` is the answer to yes-or-no questions, which decides what else is asked.
 */
export class CanaryGuest {
  private readonly flipped = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly canaries: Canaries,
    private readonly lean: 'Yes' | 'No',
  ) {}

  /** Fills every page and stays on the last one; `onPage` is called after each page is filled. */
  async fillForm(onPage: (heading: string) => Promise<void> = () => Promise.resolve()): Promise<void> {
    for (;;) {
      const heading = await this.title();
      await this.fillPage();
      await onPage(heading);
      if (await this.isLast()) return;
      await this.proceed();
      await expect.poll(this.title).not.toBe(heading);
    }
  }

  /** Fills the page, including the questions that its answers add. */
  async fillPage(): Promise<void> {
    const done = new Set<string>();
    for (;;) {
      const open = (await pageControls(this.page)).filter(({ id }) => !done.has(id));
      const next = open[0];
      if (!next) return;
      for (const control of open) {
        done.add(control.id);
        if (await this.isThere(control)) await this.answer(control);
      }
    }
  }

  /** Presses Continue, with other answers to invalid controls each time, until none is invalid. */
  async proceed(): Promise<void> {
    for (let tries = 0; tries < 9; tries += 1) {
      await this.page.getByRole('button', { name: onward }).click();
      const wrong = (await pageControls(this.page)).filter(({ invalid }) => invalid);
      if (wrong.length === 0) return;
      // Once the errors are painted, the first one gets the focus: what is typed before that would go there.
      await expect.poll(this.isAtError).toBe(true);
      for (const control of wrong) {
        if (control.kind === 'radio') this.flipped.add(control.id);
        await this.answer(control);
      }
      await this.fillNew();
    }
    throw new Error(`no answers were found that "${await this.title()}" takes`);
  }

  /** Answers the questions that other answers have added to the page. */
  private async fillNew(): Promise<void> {
    for (const control of await pageControls(this.page)) {
      if (control.kind === 'text' && (await this.at(control.id).inputValue()) === '') await this.answer(control);
    }
  }

  private async answer(control: PageControl): Promise<void> {
    const { kind, id, label, options } = control;
    const key = `${await this.title()}: ${label || id}`;
    switch (kind) {
      case 'text': {
        const isAgain = label.startsWith('Confirm');
        const twin = isAgain ? this.canaries.of(key.replace('Confirm ', '')) : undefined;
        await this.at(id).fill(twin ?? this.canaries.text(key, guessKind(control)));
        return;
      }
      case 'date': {
        const [year = '', month = '', day = ''] = this.canaries.date(`${key} of ${id}`).split('-');
        for (const [part, text] of Object.entries({ month, day, year })) await this.at(`${id}-${part}`).fill(text);
        return;
      }
      case 'select':
        await this.at(id).selectOption(
          options[0]?.label === 'Self' ? (options[1]?.id ?? '') : (options.at(-1)?.id ?? ''),
        );
        return;
      case 'radio': {
        const lean = this.flipped.has(id) === (this.lean === 'Yes') ? 'No' : 'Yes';
        const chosen = options.find((option) => option.label === lean) ?? options.at(-1);
        if (chosen) await this.at(chosen.id).check();
        return;
      }
      case 'checkbox':
        // What would be the same as another answer is typed instead.
        if (/^Same/.test(label)) return;
        // Checks Other, which asks for more, and otherwise only the first checkbox of a set.
        if (/^Other/.test(label) || (await this.isFirstOfSet(id))) await this.at(id).check();
        return;
      case 'toggle':
        await this.page.getByRole('button', { name: id, exact: true }).click();
        return;
    }
  }

  /** The heading of the page. */
  private title = async (): Promise<string> => (await this.page.locator('main .sw-title').first().textContent()) ?? '';

  private isAtError = (): Promise<boolean> =>
    this.page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== null && focused.closest('[aria-invalid=true], .sw-field--invalid') !== null;
    });

  private isLast = async (): Promise<boolean> => (await this.page.getByRole('button', { name: booking }).count()) > 0;

  private isThere = async ({ id, kind, options }: PageControl): Promise<boolean> =>
    kind === 'toggle'
      ? (await this.page.getByRole('button', { name: id, exact: true }).count()) > 0
      : (await this.at(kind === 'radio' ? (options[0]?.id ?? '') : kind === 'date' ? `${id}-month` : id).count()) > 0;

  private isFirstOfSet = (id: string): Promise<boolean> =>
    this.at(id).evaluate((box) => {
      const set = box.closest('[role=group], fieldset');
      return set === null || set.querySelector('input[type=checkbox]') === box;
    });

  private at(id: string): Locator {
    return this.page.locator(`[id="${escaped(id)}"]`);
  }
}

/** The kind of text that the control most likely accepts. */
function guessKind({ type, autocomplete }: PageControl): 'email' | 'phone' | 'zip' | 'words' {
  if (type === 'email') return 'email';
  if (autocomplete.endsWith('postal-code')) return 'zip';
  return type === 'tel' ? 'phone' : 'words';
}
