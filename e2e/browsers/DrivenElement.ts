import { setTimeout as wait } from 'node:timers/promises';
import type { GuestElement, Role, RoleOptions } from '../guest/GuestPage.ts';
import type { DrivenDocument } from './DrivenDocument.ts';
import { chooseOption, findPoint, isChecked, isShown, selectContent } from './in-page/elementActions.ts';
import { matchOf, type Query, type Step } from './in-page/Query.ts';
import type { Box } from './Picture.ts';

/** An element in a browser that Playwright does not drive, found anew each time that something is asked of it. */
export class DrivenElement implements GuestElement {
  constructor(
    private readonly document: DrivenDocument,
    private readonly query: Query,
  ) {}

  getByRole(role: Role, { name, exact, level, checked }: RoleOptions = {}): DrivenElement {
    return this.step({
      by: 'role',
      role,
      ...(name !== undefined && { name: matchOf(name, exact) }),
      ...(level !== undefined && { level }),
      ...(checked !== undefined && { checked }),
    });
  }

  getByLabel(label: string | RegExp, { exact = false }: { readonly exact?: boolean } = {}): DrivenElement {
    return this.step({ by: 'label', match: matchOf(label, exact) });
  }

  getByText(text: string | RegExp, { exact = false }: { readonly exact?: boolean } = {}): DrivenElement {
    return this.step({ by: 'text', match: matchOf(text, exact) });
  }

  locator(selector: string): DrivenElement {
    return this.step({ by: 'selector', selector });
  }

  filter({ hasText, hasNotText }: { hasText?: string | RegExp; hasNotText?: string | RegExp }): DrivenElement {
    const steps: Step[] = [];
    if (hasText !== undefined) steps.push({ by: 'content', match: matchOf(hasText), isThere: true });
    if (hasNotText !== undefined) steps.push({ by: 'content', match: matchOf(hasNotText), isThere: false });
    return this.step(...steps);
  }

  or(other: GuestElement): DrivenElement {
    if (!(other instanceof DrivenElement)) throw new Error('It is an element of another browser.');
    return this.step({ by: 'or', other: other.query });
  }

  first(): DrivenElement {
    return this.nth(0);
  }

  nth(index: number): DrivenElement {
    return this.step({ by: 'index', index });
  }

  async count(): Promise<number> {
    return Number(await this.document.ask(this.query, '(elements) => elements.length'));
  }

  async click(): Promise<void> {
    await this.until('can be clicked', async () => {
      const point = await this.ask(findPoint);
      if (point === null) return false;
      const { x, y }: { x: number; y: number } = Object(point);
      await this.document.clickAt(x, y);
      return this.hasClickArrived();
    });
  }

  /** Waits a second for the click to arrive; where the page is another by now, it has. */
  private async hasClickArrived(): Promise<boolean> {
    for (let tries = 0; tries < 20; tries += 1) {
      const last = await this.document.driver.run("() => window.lastClick ?? 'hit'");
      if (last === 'hit') return true;
      if (last === 'missed') return false;
      await wait(50);
    }
    return false;
  }

  check(): Promise<void> {
    return this.become(true);
  }

  uncheck(): Promise<void> {
    return this.become(false);
  }

  async fill(text: string): Promise<void> {
    await this.click();
    await this.until('takes the focus', async () => (await this.ask(selectContent)) === true);
    await this.document.type(text);
  }

  async selectOption({ label }: { readonly label: string }): Promise<void> {
    await this.until(`has the option "${label}"`, async () => (await this.ask(chooseOption, label)) === true);
  }

  async isChecked(): Promise<boolean> {
    return (await this.ask(isChecked)) === true;
  }

  async isVisible(): Promise<boolean> {
    return (await this.count()) > 0 && (await this.ask(isShown)) === true;
  }

  async getAttribute(name: string): Promise<string | null> {
    return readText(await this.ask((element: Element, given: string) => element.getAttribute(given), name));
  }

  async textContent(): Promise<string | null> {
    return readText(await this.ask((element: Element) => element.textContent));
  }

  /** Where it stands in the window, once it is seen. */
  async box(): Promise<Box> {
    await this.waitFor();
    const { x, y, width, height }: Box = Object(
      await this.ask(`(element) => element.getBoundingClientRect().toJSON()`),
    );
    return { x, y, width, height };
  }

  async isFocused(): Promise<boolean> {
    return (await this.ask('(element) => element === document.activeElement')) === true;
  }

  async inputValue(): Promise<string> {
    return String(await this.ask('(element) => element.value'));
  }

  async evaluate(what: (element: HTMLInputElement) => string): Promise<string> {
    return String(await this.ask(what));
  }

  async waitFor({ state = 'visible' }: { readonly state?: 'attached' | 'visible' | 'hidden' } = {}): Promise<void> {
    await this.until(`is ${state}`, async () => {
      if (state === 'attached') return (await this.count()) === 1;
      return (await this.isVisible()) === (state === 'visible');
    });
  }

  /** Asks the one element of the query; fails where there is none, or more than one. */
  ask(
    what: string | ((element: HTMLInputElement, ...args: never[]) => unknown),
    ...args: readonly unknown[]
  ): Promise<unknown> {
    const source = `(elements, ...args) => {
      if (elements.length !== 1) throw new Error(elements.length + ' elements');
      return (${what})(elements[0], ...args);
    }`;
    return this.document.ask(this.query, source, ...args);
  }

  private async become(wanted: boolean): Promise<void> {
    await this.waitFor({ state: 'attached' });
    if ((await this.isChecked()) === wanted) return;
    await this.click();
    await this.until(wanted ? 'is checked' : 'is not checked', async () => (await this.isChecked()) === wanted);
  }

  private step(...steps: readonly Step[]): DrivenElement {
    return new DrivenElement(this.document, [...this.query, ...steps]);
  }

  private until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    return this.document.until(`${JSON.stringify(this.query)}, which ${what}`, isSo);
  }
}

const readText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
