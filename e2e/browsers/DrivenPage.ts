import type { GuestPage, Role, RoleOptions } from '../guest/GuestPage.ts';
import { DrivenDocument } from './DrivenDocument.ts';
import { DrivenElement } from './DrivenElement.ts';
import type { Driver } from './Driver.ts';

/** A page in a browser that Playwright does not drive, used by the same steps of a guest as one that it does. */
export class DrivenPage implements GuestPage {
  readonly document: DrivenDocument;

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

  goto(address: string): Promise<void> {
    return this.driver.goto(new URL(address, this.origin).href);
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
