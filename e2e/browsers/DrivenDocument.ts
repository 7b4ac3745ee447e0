import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, KeyAction } from './Driver.ts';
import { findElements } from './in-page/findElements.ts';
import type { Query } from './in-page/Query.ts';
import { watchPage } from './in-page/watchPage.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** How long is waited for what a guest waits for. */
const patienceMs = 20_000;

/** Two clicks at one place within this time are a double click to a browser. */
const doubleClickMs = 600;

/** What the browser shows: it is asked for elements, and used by pointer and keyboard. */
export class DrivenDocument {
  private readonly found: string[] = [];
  private lastClick = { x: -1, y: -1, at: 0 };

  constructor(readonly driver: Driver) {}

  /** What no page may do, as far as the browser lets it be seen: errors, and violations of the security policy. */
  get complaints(): readonly string[] {
    return this.found;
  }

  /** Calls a function of the elements of a query, given by its source, in the page. What it takes and gives is JSON. */
  async ask(query: Query, what: string, ...args: readonly unknown[]): Promise<unknown> {
    const source = `(query, args) => {
      if (typeof TestingLibraryDom === 'undefined') return { missing: true };
      const complaints = window.complaints.splice(0);
      return { value: (${what})((${findElements})(query), ...args), complaints };
    }`;
    for (;;) {
      const {
        missing,
        value,
        complaints = [],
      }: { missing?: true; value?: unknown; complaints?: string[] } = Object(
        await this.driver.run(source, query, args),
      );
      this.found.push(...complaints);
      if (!missing) return value;
      await this.driver.run(`() => { ${library}; (${watchPage})(); }`);
    }
  }

  /** Asks again and again until the answer is yes; fails with what was awaited. */
  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patienceMs;
    for (let problem: unknown; ; await wait(50)) {
      try {
        if (await isSo()) return;
      } catch (error) {
        // The page may be going away right now, and the next one answers.
        problem = error;
      }
      if (Date.now() > end) throw new Error(`${this.driver.version} waited in vain for ${what}.`, { cause: problem });
    }
  }

  /** Clicks as a guest does, who is not so quick that two clicks at one place become a double click. */
  async clickAt(x: number, y: number): Promise<void> {
    const { lastClick } = this;
    if (Math.hypot(x - lastClick.x, y - lastClick.y) < 10)
      await wait(Math.max(0, lastClick.at + doubleClickMs - Date.now()));
    const at = { type: 'pointerMove', x, y, origin: 'viewport' } as const;
    const press = [{ type: 'pointerDown', button: 0 } as const, { type: 'pointerUp', button: 0 } as const];
    await this.driver.act([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [at, ...press] },
    ]);
    this.lastClick = { x, y, at: Date.now() };
  }

  /** Types each character by a key of its own. */
  type(text: string): Promise<void> {
    return this.pressKeys([...text].flatMap((value) => [down(value), up(value)]));
  }

  /** Presses a key while another one is held. */
  press(held: string, value: string): Promise<void> {
    return this.pressKeys([down(held), down(value), up(value), up(held)]);
  }

  private pressKeys(actions: readonly KeyAction[]): Promise<void> {
    return this.driver.act([{ type: 'key', id: 'keyboard', actions }]);
  }
}

const down = (value: string): KeyAction => ({ type: 'keyDown', value });
const up = (value: string): KeyAction => ({ type: 'keyUp', value });
