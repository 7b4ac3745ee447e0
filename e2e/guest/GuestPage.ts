/** How an element is asked for by its role. */
export interface RoleOptions {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly level?: number;
  readonly checked?: boolean;
}

/**
 * What a guest's steps need of an element of a page. Playwright's Locator is one; so is an element of a browser that
 * Playwright does not drive (e2e/browsers). A step that is written against it works in every browser.
 */
export interface GuestElement {
  getByRole(role: Role, options?: RoleOptions): GuestElement;
  getByLabel(label: string | RegExp, options?: { readonly exact?: boolean }): GuestElement;
  getByText(text: string | RegExp, options?: { readonly exact?: boolean }): GuestElement;
  locator(selector: string): GuestElement;
  filter(options: { readonly hasText?: string | RegExp; readonly hasNotText?: string | RegExp }): GuestElement;
  or(other: GuestElement): GuestElement;
  first(): GuestElement;
  nth(index: number): GuestElement;
  count(): Promise<number>;
  click(): Promise<void>;
  check(): Promise<void>;
  uncheck(): Promise<void>;
  fill(text: string): Promise<void>;
  selectOption(option: { readonly label: string }): Promise<unknown>;
  isChecked(): Promise<boolean>;
  isVisible(): Promise<boolean>;
  getAttribute(name: string): Promise<string | null>;
  textContent(): Promise<string | null>;
  /** Asks the element in the page; the function uses nothing but the element. */
  evaluate(what: (element: HTMLInputElement) => string): Promise<string>;
  /** Waits until there is one such element, as guests do; without options, until it is seen. */
  waitFor(options?: { readonly state?: 'attached' | 'visible' | 'hidden' }): Promise<void>;
}

/** The roles by which guests find their way. */
export type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'listbox'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'status'
  | 'textbox';

/** What a guest's steps need of a page. Playwright's Page is one. */
export interface GuestPage extends Pick<GuestElement, 'getByRole' | 'getByLabel' | 'getByText' | 'locator'> {
  goto(address: string): Promise<unknown>;
  /** Waits until the guest has come to this address. */
  waitForURL(address: RegExp): Promise<void>;
}
