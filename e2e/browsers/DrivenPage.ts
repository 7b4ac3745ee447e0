import type { GuestPage, Role, RoleOptions } from '../guest/GuestPage.ts';
import { DrivenDocument } from './DrivenDocument.ts';
import { DrivenElement } from './DrivenElement.ts';
import type { Driver } from './Driver.ts';

/** A page in a browser that Playwright does not drive, used by the same steps of a guest as one that it does. */
export class DrivenPage implements GuestPage {
  readonly document: DrivenDocument;
  private readonly allowed: RegExp[] = [];

  constructor(
    readonly driver: Driver,
    private readonly origin: string,
  ) {
    this.document = new DrivenDocument(driver);
  }

  getByRole(role: Role, options: RoleOptions = {}): DrivenElement {
    return this.whole().getByRole(role, options);
  }

  getByLabel(label: string | RegExp, options = {}): DrivenElement {
    return this.whole().getByLabel(label, options);
  }

  getByText(text: string | RegExp, options = {}): DrivenElement {
    return this.whole().getByText(text, options);
  }

  locator(selector: string): DrivenElement {
    return this.whole().locator(selector);
  }

  goto(address: string, until?: 'loaded' | 'coming'): Promise<void> {
    return this.driver.goto(new URL(address, this.origin).href, until);
  }

  reload(): Promise<void> {
    return this.driver.reload();
  }

  /** Tells the page what a browser tells it when the connection goes and comes. */
  async tellOnline(isOnline: boolean): Promise<void> {
    await this.driver.run(
      `(isOnline) => {
        Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
        dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
      }`,
      isOnline,
    );
  }

  /** What no page may do and was done so far, as far as the browser lets it be seen. */
  complaints(): readonly string[] {
    const all = [...this.document.complaints, ...this.driver.complaints()];
    return all.filter((each) => !this.allowed.some((pattern) => pattern.test(each)));
  }

  /** Expects complaints of this kind, such as those of a browser without a connection. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  async waitForURL(address: RegExp): Promise<void> {
    await this.document.until(`the address ${address}`, async () => address.test(await this.address()));
  }

  async address(): Promise<string> {
    return String(await this.driver.run('() => location.href'));
  }

  /** All text that the page shows. */
  async shownText(): Promise<string> {
    return String(await this.driver.run('() => document.body.innerText'));
  }

  private whole(): DrivenElement {
    return new DrivenElement(this.document, []);
  }
}
