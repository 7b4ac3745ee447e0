import { Canaries } from '../booking/canary/Canaries.ts';
import { CanaryGuest } from '../booking/canary/CanaryGuest.ts';
import { KeepingBrowser } from '../booking/canary/KeepingBrowser.ts';
import { shownOn } from '../booking/canary/Sinks.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookVisit } from '../guest/bookVisit.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { shortenForm } from '../guest/shortForm.ts';
import { booked, historyAtLoad, search } from './reloadedConfirmation.ts';

/**
 * The ways in which a guest comes back to the confirmation: a reload at any moment shows it again, and nothing else
 * does.
 */

test.slow();
test.afterEach(({ server }) => server.restoreContent());

test('a reload as soon as the confirmation is there', async ({ page, server, guest }) => {
  await page.addInitScript(() => {
    if (performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload') return;
    new MutationObserver((_changes, observer) => {
      if (!location.pathname.endsWith('/confirmation') || !document.body.textContent?.includes('Patient Details'))
        return;
      observer.disconnect();
      location.reload();
    }).observe(document, { childList: true, subtree: true });
  });
  await bookVisit(page, server, new MouseHand(page), guest, 'inPerson');
  await expect(booked(page)).toBeVisible();
});

test('a reload before the confirmation is there, while the page of before runs on', async ({ page, server, guest }) => {
  const painted = new Promise<void>((resolve) => page.exposeFunction('confirmationPainted', resolve));
  await page.addInitScript(() => {
    if (performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload') return;
    const pushState = history.pushState.bind(history);
    history.pushState = (state, unused, url) => {
      pushState(state, unused, url);
      if (!url?.toString().endsWith('/confirmation')) return;
      location.reload();
      new MutationObserver((_changes, observer) => {
        if (!document.body.textContent?.includes('Patient Details')) return;
        observer.disconnect();
        Reflect.get(window, 'confirmationPainted')();
      }).observe(document, { childList: true, subtree: true });
    };
  });
  await page.route('**/confirmation', async (route) => {
    await painted;
    await route.continue();
  });
  await bookVisit(page, server, new MouseHand(page), guest, 'inPerson');
  await expect(booked(page)).toBeVisible();
});

test('a reload after "Skip to main content"', async ({ page, server, guest }) => {
  await bookVisit(page, server, new MouseHand(page), guest, 'inPerson');
  await expect(page.getByRole('heading', { name: 'Patient Details' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(booked(page)).toBeVisible();
  await page.reload();
  await expect(booked(page)).toBeVisible();
});

test('the place in the history and the reloaded page have nothing that was typed', async ({ page, server }) => {
  const kept = await historyAtLoad(page);
  const canaries = new Canaries(4000);
  const guest = new CanaryGuest(page, canaries, 'No');
  shortenForm(server);
  await openForm(page);
  await guest.fillForm();
  await guest.proceed();
  await expect(page).toHaveURL(/\/confirmation$/);
  await expect(page.getByRole('heading', { name: 'Patient Details' })).toBeVisible();
  expect(canaries.foundIn(await shownOn(page))).not.toEqual([]);
  await page.reload();
  await expect(booked(page)).toBeVisible();
  expect(await kept()).toContain('"booked"');
  expect(canaries.foundIn(`${await kept()} ${await shownOn(page)}`)).toEqual([]);
});

test('returning to a reloaded confirmation shows the search', async ({ page, server, guest }) => {
  await bookVisit(page, server, new MouseHand(page), guest, 'inPerson');
  await page.reload();
  await expect(booked(page)).toBeVisible();
  await page.goto('about:blank');
  await page.goBack();
  await expect(search(page)).toBeVisible();
  await page.goto('/health-services/scheduler/confirmation');
  await expect(search(page)).toBeVisible();
});

test('returning to a confirmation in the back-forward cache shows the search', async ({
  browser,
  launchOptions,
  server,
  guest,
}) => {
  const keeping = await KeepingBrowser.open(browser, launchOptions, server.url, true);
  const { page } = keeping;
  await bookVisit(page, server, new MouseHand(page), guest, 'inPerson');
  await page.reload();
  await expect(booked(page)).toBeVisible();
  expect(await keeping.leaveAndComeBack()).toBe('kept');
  await expect(search(page)).toBeVisible();
  await keeping.close();
});
