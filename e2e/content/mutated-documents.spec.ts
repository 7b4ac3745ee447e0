import type { Page } from '@playwright/test';
import { libraryTextIn } from '../../tools/documents/libraryText.ts';
import { expect, test } from '../fixtures/test.ts';
import { openForm } from '../guest/openForm.ts';
import { main } from '../guest/search.ts';
import type { Mutant } from './mutated/Mutant.ts';
import { askingKinds, generateMutants } from './mutated/mutants.ts';

/**
 * Documents are changed at random, served live and opened in the real app. The page is never white, throws no uncaught
 * error, violates no security policy and shows no text of a library; it shows the newest copy, the last good one, or a
 * catalogued error.
 *
 * The tests open a sample of each kind, which takes some 30 seconds on two quiet cores; `npm run gates` sets
 * MUTANTS to 300.
 */
const count = Number(process.env.MUTANTS ?? 6);
const seed = Number(process.env.SEED ?? 1);
const batch = 12;

/** The texts that may appear when the questions cannot be asked (copied by hand from app/messages). */
const catalogued = [
  'Sorry. We appear to be having trouble loading the questions. Please try again later.',
  'We are experiencing an issue with scheduling at this time. Please try again later.',
  'Last question reached! You will be redirected shortly.',
  'You are eligible and will be redirected shortly!',
  'Based on your answers, you are ineligible to continue at this time',
].map((message) => message.replace(/[.!]$/, ''));

/** The button that leaves a page; a document names the button of the last page. */
const continueButton = (page: Page) =>
  page.getByRole('button', { name: 'Continue' }).or(page.locator('.sw-buttons button[type="submit"]')).first();

/**
 * Expects questions or a catalogued text. A guest who has answered everything may also be at the search, which has no
 * place yet, or at a refusal of a booking that lacks what the form no longer asks for.
 */
async function expectScreen(page: Page): Promise<void> {
  const message = page.getByText(new RegExp(catalogued.join('|')));
  const search = page.getByRole('heading', { name: 'Find an Appointment' });
  const refusal = page.getByRole('dialog', { name: /^(Confirmation Error|Appointment Conflict)/ });
  await expect(continueButton(page).or(message).or(search).or(refusal).first()).toBeVisible();
  await expect(page.locator('#root h1')).toBeVisible();
  // Not found by its role, because a dialog takes the page behind it out of the accessibility tree.
  expect(libraryTextIn((await page.locator('#main').textContent()) ?? '')).toBeUndefined();
}

async function open(page: Page, { category }: Mutant): Promise<void> {
  if (category === undefined) await openForm(page);
  else await page.goto(`${main}/prescreen/1?type=${encodeURIComponent(category)}`);
}

test.afterEach(({ server }) => server.restoreContent());

for (const kind of askingKinds)
  for (let from = 0; from < count; from += batch)
    test(`${kind}: broken documents ${from + 1} to ${Math.min(from + batch, count)} are never shown broken`, async ({
      page,
      server,
      watch,
    }) => {
      // A mutated document may name something that does not exist, or that is not even a name.
      watch.allowNetworkLine(/status of 4\d\d/);
      const mutants = generateMutants(kind, count, seed).slice(from, from + batch);
      test.setTimeout(30_000 + mutants.length * 30_000);
      for (const mutant of mutants) {
        await test.step(`${mutant.path} (seed ${seed}) ${mutant.text.slice(0, 2_000)}`, async () => {
          server.restoreContent();
          for (const [path, text] of Object.entries({ ...mutant.beside, [mutant.path]: mutant.text }))
            server.edit(path, () => text);
          await open(page, mutant);
          await expectScreen(page);
          if (await continueButton(page).isVisible()) await continueButton(page).click();
          await expectScreen(page);
          watch.expectClean();
        });
      }
    });
