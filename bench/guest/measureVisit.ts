import type { Server } from '../../e2e/fixtures/Server.ts';
import { createGuest } from '../../e2e/guest/Guest.ts';
import { book } from '../../e2e/guest/groups.ts';
import { fillPage, fillPages } from '../../e2e/guest/intake.ts';
import { MouseHand } from '../../e2e/guest/MouseHand.ts';
import { contact, personal } from '../../e2e/guest/pages/patientDetails.ts';
import { main as searchPath, visit as service } from '../../e2e/guest/search.ts';
import { sleep } from '../browser/launch.ts';
import type { OpeningFigures, VisitFigures } from './GuestFigures.ts';
import { slowest } from './measureByHand.ts';
import { LATENCY_MS, type Phone } from './Phone.ts';

/** How long guests read before they go on, in milliseconds. */
const READING_MS = 3_000;

/** Where the search page says that guests can use it. */
const usable = 'main select[aria-busy="false"]';

/** Where the screens show what guests came for. */
const shown = {
  times: 'main input[name^="time-at-"]',
  choices: 'main label:has(input[name^="time-at-"])',
  question: 'main input[autocomplete~="given-name"]',
  refusal: 'main [aria-invalid="true"]',
  confirmation: 'main h1',
} as const;

/** Opens the search page like a guest who has never been here, and measures until its words are painted and it can be used. */
export async function measureOpening(phone: Phone, server: Server): Promise<OpeningFigures> {
  await phone.page.goto(`${server.url}${searchPath}`, { waitUntil: 'commit' });
  const usableAfter = await phone.painted(usable, 'open');
  await phone.page.waitForLoadState('networkidle');
  const { firstPaint, largestPaint } = await phone.takeVitals();
  return {
    'search: first paint': firstPaint,
    'search: largest paint': largestPaint,
    'search: form usable': usableAfter,
  };
}

/** Books a visit like a guest who has never been here, and measures what the guest waits for. */
export async function measureVisit(phone: Phone, server: Server, round: string): Promise<VisitFigures> {
  const { page } = phone;
  const hand = new MouseHand(page);
  await page.goto(`${server.url}${searchPath}`, { waitUntil: 'commit' });
  await phone.painted(usable, 'open');
  await page.waitForLoadState('networkidle');
  await sleep(READING_MS);
  const loaded = phone.loaded;
  const search = await phone.takeVitals();

  await hand.select(/^Appointment Type/, service);
  await page.getByRole('combobox', { name: 'Location' }).focus();
  await sleep(READING_MS);
  await phone.takeVitals();
  await phone.type('45202');
  const find = await phone.aim(page.getByRole('button', { name: 'Find Appointment' }));
  await sleep(READING_MS);
  const typed = await phone.takeVitals();
  await find();
  const times = await phone.painted(shown.times, 'click');
  await sleep(READING_MS);
  const results = await phone.takeVitals();

  const pick = await phone.aim(page.locator(shown.choices).nth(2));
  await sleep(READING_MS);
  await phone.takeVitals();
  await pick();
  const goOn = await phone.aim(page.getByRole('button', { name: 'Continue' }));
  await sleep(READING_MS);
  const picked = await phone.takeVitals();
  await goOn();
  const question = await phone.painted(shown.question, 'click');
  await sleep(READING_MS);
  const form = await phone.takeVitals();

  const send = await phone.aim(page.getByRole('button', { name: 'Continue' }));
  await sleep(READING_MS);
  await phone.takeVitals();
  await send();
  await phone.painted(shown.refusal, 'click');
  await sleep(READING_MS);
  const refused = await phone.takeVitals();

  const guest = createGuest(round);
  await fillPages(page, hand, guest, [personal]);
  await fillPage(page, hand, guest, contact);
  await hand.press(book);
  await page.waitForURL(/\/confirmation$/);
  const confirmed = await phone.painted(shown.confirmation, 'click');
  return {
    'results: times after Find': times,
    'form: question after Continue': question,
    'confirmation, beyond the server': confirmed - (await bookingTook(phone)),
    'blocked: search': search.blocked,
    'blocked: results': results.blocked,
    'blocked: form': form.blocked,
    'next paint: key': slowest(typed.interactions, 'key'),
    'next paint: pick a time': slowest(picked.interactions, 'press'),
    'next paint: Continue with errors': slowest(refused.interactions, 'press'),
    'shift: search': search.shift,
    'shift: results': results.shift,
    'shift: form': form.shift,
    'search: KB': loaded.bytes / 1_000,
    'search: requests': loaded.requests,
  };
}

/** What the server took to book, in milliseconds: the time until its answer began, without the connection's. */
async function bookingTook(phone: Phone): Promise<number> {
  const took = await phone.page.evaluate(() => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => /\/appointments?(\/|$|\?)/.test(name));
    const last = calls.at(-1);
    return last instanceof PerformanceResourceTiming ? last.responseStart - last.requestStart : Number.NaN;
  });
  return Math.max(0, took - LATENCY_MS);
}
