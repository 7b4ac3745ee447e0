import type { Page } from '@playwright/test';
import { Server } from '../../e2e/fixtures/Server.ts';
import { createGuest } from '../../e2e/guest/Guest.ts';
import { groups } from '../../e2e/guest/groups.ts';
import { fillPage } from '../../e2e/guest/intake.ts';
import { KeyboardHand } from '../../e2e/guest/KeyboardHand.ts';
import { pickTime, search } from '../../e2e/guest/search.ts';
import { alignedTable } from '../../tools/alignedTable.ts';
import { launch } from '../browser/launch.ts';
import { CountingHand } from '../intake/CountingHand.ts';
import { withZipCode } from '../intake/withZipCode.ts';
import { ensureApp } from '../pages/ensureApp.ts';

const phone = { width: 390, height: 844 };

/** What the robot takes for a key: five keys a second are a practised typist's. */
const KEY_SECONDS = 0.2;

/** The end of what a screen asks, from which it is left. */
const ends = {
  search: 'main form button[type="submit"]',
  results: 'main input[name^="time-at-"]:checked',
  form: 'main form button[type="submit"]',
} as const;

/**
 * Prints what a first booking asks of a guest, from the search page to the confirmation: a robot books a visit in person
 * by keyboard alone, with the required answers, on a phone's screen.
 */
export async function measureBooking(): Promise<void> {
  ensureApp();
  const server = await Server.start();
  const browser = await launch();
  try {
    print(await measure(await browser.newPage({ viewport: phone, baseURL: server.url })));
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface BookingFigures {
  readonly pages: number;
  readonly screens: number;
  readonly taps: number;
  readonly keys: number;
}

async function measure(page: Page): Promise<BookingFigures> {
  await page.addInitScript(() => {
    window.addEventListener('keydown', () => performance.mark('key'), true);
  });
  const hand = new CountingHand(new KeyboardHand(page));
  const screens: number[] = [];
  const endAt = async (selector: string): Promise<void> => {
    const end = page.locator(selector).first();
    screens.push((await end.evaluate((at) => at.getBoundingClientRect().bottom + window.scrollY)) / phone.height);
  };
  await page.goto('/health-services/scheduler');
  await page.locator(ends.search).waitFor();
  await endAt(ends.search);
  await search(page, hand);
  await pickTime(page, hand);
  await endAt(ends.results);
  await hand.press('Continue');
  const guest = createGuest('booking');
  for (const form of withZipCode(page, groups['in-person'])) {
    await page.getByRole('heading', { name: form.heading, exact: true }).waitFor();
    await fillPage(page, hand, guest, form);
    await endAt(ends.form);
    await hand.press(form.leave ?? 'Continue');
  }
  await page.waitForURL(/\/confirmation$/);
  const keys = await page.evaluate(() => performance.getEntriesByName('key').length);
  return { pages: screens.length, screens: screens.reduce((sum, each) => sum + each, 0), taps: hand.taps, keys };
}

function print({ pages, screens, taps, keys }: BookingFigures): void {
  console.log(
    `\nA first booking of a visit in person on a screen of ${phone.width} by ${phone.height}, by keyboard alone.`,
  );
  console.log(`Seconds are those of a robot that presses a key in ${KEY_SECONDS} s and waits for nothing.\n`);
  const figures = [String(pages), screens.toFixed(1), String(taps), String(keys), (keys * KEY_SECONDS).toFixed(0)];
  console.log(alignedTable([['pages', 'screens', 'taps', 'keys', 'seconds'], figures]));
}
