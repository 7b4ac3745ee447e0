import type { Wizard } from '#engine/react';
import { findWizard } from '../why/findShown.ts';
import type { PreviewPage } from './Preview.ts';

/** How often the page is looked at, and how long at most, in milliseconds. */
const PAUSE = 50;
const MOST = 20_000;

/** Answers page after page as a guest would, and stays on the one after the last; also where a page refuses its answers. */
export async function drivePreview(app: Element, pages: readonly PreviewPage[]): Promise<void> {
  for (const { step, page, answers } of pages) {
    const here = await waitFor(app, ({ state: { position } }) => position.step === step && position.page === page);
    if (here === undefined) return;
    here.dispatch({ type: 'edit', step, page, answers });
    await waitFor(app, ({ state }) => state !== here.state);
    const answered = findWizard(app);
    answered?.dispatch({ type: 'continue' });
    // What the app would verify, such as an address, is taken as right.
    answered?.dispatch({ type: 'verified' });
  }
}

async function waitFor(app: Element, isThere: (wizard: Wizard) => boolean): Promise<Wizard | undefined> {
  for (let waited = 0; waited < MOST; waited += PAUSE) {
    const wizard = findWizard(app);
    if (wizard && isThere(wizard)) return wizard;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return undefined;
}
