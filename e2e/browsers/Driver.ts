/** A width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a guest has set the browser. */
export interface Habits {
  /** Dark colors, or the guest's own in place of all colors of pages, yellow on black. */
  readonly colors?: 'dark' | 'own';
  /** As in a browser that does not know them yet. */
  readonly withoutTrustedTypes?: boolean;
  /** Whether a page is used before it has loaded; WebKitGTK's driver waits for each page unless this is said first. */
  readonly isHasty?: boolean;
}

/** What the pointer or the keyboard does, in the words that WebDriver and WebDriver BiDi share. */
export type ActionSource =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] };

type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly origin: 'viewport' }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 };

export interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  readonly value: string;
}

/** A browser that shows one page, driven by the standard that it speaks. */
export interface Driver {
  /** Such as 'Firefox 153.7'. */
  readonly version: string;
  /** Goes to an address, and waits until the page has loaded, or only until it comes. */
  goto(url: string, until?: 'loaded' | 'coming'): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  /** Loads the page anew, though it asks whether to leave it. */
  reload(): Promise<void>;
  /** Calls a function, given by its source, in the page. What it takes and gives is JSON. */
  run(source: string, ...args: readonly unknown[]): Promise<unknown>;
  act(sources: readonly ActionSource[]): Promise<void>;
  /** What the browser itself has said of errors so far, where it can be asked. */
  complaints(): readonly string[];
  /** The page as a PNG. */
  screenshot(): Promise<Buffer>;
  /** The page as it is printed, as a PDF; WebKitGTK cannot. */
  print(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Closes what was opened, the last first, and goes on where one of them fails. */
export async function closeAll(parts: readonly (() => unknown)[]): Promise<void> {
  for (const close of [...parts].reverse()) {
    try {
      await close();
    } catch {
      // A part that is gone already is closed.
    }
  }
}
