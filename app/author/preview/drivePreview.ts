import type { Wizard } from '#engine/react';
import { findWizard } from '../why/findShown.ts';
import type { Preview, PreviewPage } from './Preview.ts';
import { waitUntil } from './waitUntil.ts';

/**
 * Answers page after page as a guest would, and stays on the one after the last; also where a page refuses its answers.
 * The page that is to be shown gets its answers, too, but stays.
 */
export async function drivePreview(app: Element, { pages, shown }: Pick<Preview, 'pages' | 'shown'>): Promise<void> {
  for (const told of pages) {
    const { step, page, answers } = told;
    const here = await waitFor(app, isAt(told));
    if (here === undefined) return;
    here.dispatch({ type: 'edit', step, page, answers });
    await waitFor(app, ({ state }) => state !== here.state);
    const answered = findWizard(app);
    answered?.dispatch({ type: 'continue' });
    // What the app would verify, such as an address, is taken as right.
    answered?.dispatch({ type: 'verified' });
  }
  const here = shown && (await waitFor(app, isAt(shown)));
  if (!here) return;
  const { step, page, answers } = shown;
  // What is filled in there stays.
  here.dispatch({ type: 'edit', step, page, answers: { ...here.state.answers[step]?.[page], ...answers } });
}

const isAt =
  ({ step, page }: PreviewPage) =>
  ({ state: { position } }: Wizard): boolean =>
    position.step === step && position.page === page;

const waitFor = (app: Element, isThere: (wizard: Wizard) => boolean): Promise<Wizard | undefined> =>
  waitUntil(() => {
    const wizard = findWizard(app);
    return wizard && isThere(wizard) && wizard;
  });
