import type { Page } from '@playwright/test';
import { Canaries } from '../booking/canary/Canaries.ts';
import { CanaryGuest } from '../booking/canary/CanaryGuest.ts';
import { KeepingBrowser } from '../booking/canary/KeepingBrowser.ts';
import { shownOn } from '../booking/canary/Sinks.ts';
import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookVisit } from '../guest/bookVisit.ts';
import { book } from '../guest/groups.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { fillShortForm, shortenForm } from '../guest/shortForm.ts';
import { pharmacy, selectVaccines } from '../guest/walkIn.ts';

/** A guest who reloads the confirmation: when and where it is, and nothing about the guest. */

const codeIsMailed = 'Your confirmation code is in the email that we sent you.';
const timeOfDay = /\d:\d\d [AP]M .* Time/;
const booked = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are booked' });
const search = (page: Page) => page.getByRole('heading', { name: 'Find an Appointment' });
async function times(page: Page): Promise<readonly string[]> {
  await expect(page.getByText(timeOfDay).first()).toBeVisible();
  return page.getByText(timeOfDay).allTextContents();
}

test.slow();
test.afterEach(({ server }) => server.restoreContent());

/** What stood in this place of the history when its page was loaded, before anything ran. */
async function historyAtLoad(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => Reflect.set(window, 'historyAtLoad', JSON.stringify(history.state)));
  return () => page.evaluate(() => String(Reflect.get(window, 'historyAtLoad')));
}

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('still says when and where, as often as it is reloaded', async ({ page, server, controls, guest }) => {
      const hand = new MouseHand(page);
      const kept = await historyAtLoad(page);
      await bookVisit(page, server, hand, guest, 'inPerson');
      await expect(page.getByText(guest.email, { exact: true })).toBeVisible();
      const [before, place] = [await times(page), await page.getByRole('main').locator('address').textContent()];
      const [id = '', code = ''] = (await controls.cancelLink()).split('/').slice(-2);
      for (const _time of ['once', 'twice']) {
        await page.reload();
        await expect(booked(page)).toBeFocused();
        await expect(page).toHaveTitle('Appointment Confirmation');
        await expect(page.getByText(codeIsMailed)).toBeVisible();
        await expect(page.getByText('To cancel, open the link in the email.')).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: '888-852-2567' })).toBeVisible();
        expect(await times(page)).toEqual(before);
        await expect(page.getByRole('main').locator('address')).toHaveText(place ?? '');
        await expectSound(page);
        const seen = `${await shownOn(page)} ${await kept()}`;
        for (const secret of [id, code, guest.firstName, guest.lastName, guest.email, '555-0134', '5550134'])
          expect(seen).not.toContain(secret);
      }
      expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).toBe('[{},{}]');
      await hand.follow('Book Another Appointment');
      await expect(search(page)).toBeVisible();
      await page.goBack();
      await expect(page).not.toHaveURL(/\/confirmation$/);
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('booked');
    });
  });
}

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
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (state, unused, url) => {
      replaceState(state, unused, url);
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
  await expect(page).toHaveURL(/#main$/);
  await page.reload();
  await expect(booked(page)).toBeVisible();
  await page.reload();
  await expect(booked(page)).toBeVisible();
});

test('the place in the history and the reloaded page hold nothing that was typed', async ({ page, server }) => {
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

test('of a pair it has both, then the one that was not canceled, then none', async ({ page, server, guest }) => {
  const hand = new MouseHand(page);
  const cancel = async (choice: RegExp): Promise<void> => {
    await hand.press('Cancel Appointment');
    await hand.choose('Which appointment would you like to cancel?', choice);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).press('Enter');
  };
  await bookVisit(page, server, hand, guest, 'pair');
  const both = await times(page);
  expect(both).toHaveLength(2);
  await cancel(/^2nd appointment/);
  await expect(page.getByText('Your 2nd appointment has been canceled.')).toBeVisible();
  await page.reload();
  await expect(booked(page)).toBeVisible();
  expect(await times(page)).toEqual(both.slice(0, 1));
  await expect(page.getByText(codeIsMailed)).toBeVisible();

  await bookVisit(page, server, hand, { ...guest, firstName: 'Grace' }, 'pair');
  const again = await times(page);
  await page.reload();
  await expect(booked(page)).toBeVisible();
  expect(await times(page)).toEqual(again);
  await expect(page.getByRole('heading', { name: '2nd appointment' })).toBeVisible();
  await expect(page.getByText('Your confirmation codes are in the email that we sent you.')).toBeVisible();
  await expectSound(page);
});

test('of a canceled appointment nothing is left', async ({ page, server, guest }) => {
  const kept = await historyAtLoad(page);
  const hand = new MouseHand(page);
  await bookVisit(page, server, hand, guest, 'inPerson');
  await hand.press('Cancel Appointment');
  await hand.choose('Which appointment would you like to cancel?', /./);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your appointment has been canceled!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your appointment has been canceled!' })).toBeVisible();
  expect(await kept()).not.toContain('booked');
});

for (const visit of ['video', 'dietitian'] as const) {
  test(`a visit with the ${visit} says that it is by video`, async ({ page, server, guest }) => {
    await bookVisit(page, server, new MouseHand(page), guest, visit);
    await page.reload();
    await expect(booked(page)).toBeVisible();
    await expect(page.getByText('By video', { exact: true })).toBeVisible();
    await expect(page.getByText(timeOfDay)).toBeVisible();
    const another = visit === 'video' ? 'Book Another Appointment' : 'Book a Telenutrition Appointment';
    await expect(page.getByRole('link', { name: another })).toBeVisible();
    await expectSound(page);
  });
}

test('a guest at the counter sees the pharmacy, until the day is over', async ({ page, server, guest }) => {
  const hand = new MouseHand(page);
  await page.setViewportSize({ width: 390, height: 844 });
  shortenForm(server, 'instant-vaccine');
  await selectVaccines(page, hand, ['Flu']);
  await fillShortForm(page, hand, guest);
  await hand.press(book);
  await expect(page).toHaveURL(/\/confirmation$/);
  await page.reload();
  await expect(booked(page)).toBeFocused();
  await expect(page.getByText('Please check in at the pharmacy counter.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(pharmacy.name);
  for (const absent of ['Date and time', 'By video', 'Modify Appointment', 'To cancel, open the link in the email.'])
    await expect(page.getByText(absent)).toHaveCount(0);
  await expectSound(page);
  await laterBy(page, 25);
  await page.reload();
  await expect(search(page)).toBeVisible();
});

test('is over once the appointment has begun', async ({ page, server, guest }) => {
  await bookVisit(page, server, new MouseHand(page), guest, 'inPerson');
  await page.reload();
  await expect(booked(page)).toBeVisible();
  await laterBy(page, 30 * 24);
  await page.reload();
  await expect(search(page)).toBeVisible();
});

/** The guest's clock from the next load on. Playwright's own takes the kind of the load away as well. */
async function laterBy(page: Page, hours: number): Promise<void> {
  await page.addInitScript((ms) => {
    const Real = Date;
    globalThis.Date = new Proxy(Real, {
      construct: (_target, given: []) => (given.length > 0 ? new Real(...given) : new Real(Real.now() + ms)),
      get: (target, name) => (name === 'now' ? () => Real.now() + ms : Reflect.get(target, name)),
    });
  }, hours * 3_600_000);
}

test('whoever comes back to it is at the search', async ({ page, server, guest }) => {
  await bookVisit(page, server, new MouseHand(page), guest, 'inPerson');
  await page.reload();
  await expect(booked(page)).toBeVisible();
  await page.goto('about:blank');
  await page.goBack();
  await expect(search(page)).toBeVisible();
  await page.goto('/health-services/scheduler/confirmation');
  await expect(search(page)).toBeVisible();
});

test('whoever comes back to a page that the browser kept is at the search', async ({
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
