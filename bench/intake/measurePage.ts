import type { Page } from '@playwright/test';
import type { PageFigures } from './IntakeFigures.ts';

/** The controls of the form; the stepper and the panel are not among them. */
const controls = 'main form :is(input, select, textarea)';

/** Where the first question ends when the page opens; undefined on a page that asks nothing. */
export async function measureFirstQuestion(page: Page): Promise<number | undefined> {
  const first = page.locator(controls).first();
  if ((await first.count()) === 0) return undefined;
  return first.evaluate((control) => Math.round(control.getBoundingClientRect().bottom + window.scrollY));
}

/** Measures a page that is filled in, with all that its answers have added to it. */
export async function measurePage(page: Page): Promise<Pick<PageFigures, 'screens' | 'required'>> {
  const end = await page
    .locator('main .sw-wizard')
    .evaluate((wizard) => wizard.getBoundingClientRect().bottom + window.scrollY);
  const height = page.viewportSize()?.height ?? Number.NaN;
  // The engine marks each required question with this class, once.
  return { screens: end / height, required: await page.locator('main form .sw-required').count() };
}
