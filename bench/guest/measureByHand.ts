import { sleep } from '../browser/launch.ts';
import type { ByHandFigures } from './GuestFigures.ts';
import type { Phone } from './Phone.ts';
import { formByHand, resultsByHand, searchByHand } from './pagesByHand.ts';
import type { Vitals } from './watchVitals.ts';

/** The pages by their paths. */
export const pagesByHand = { '/search': searchByHand, '/results': resultsByHand, '/form': formByHand } as const;

/** What the browser needs to tell of a paint, in milliseconds. */
const TOLD_MS = 300;

/** The floor: milliseconds until the words of the search page are painted. */
export async function measureFloor(phone: Phone, url: string): Promise<number> {
  const { firstPaint } = await open(phone, `${url}/search`);
  return firstPaint;
}

async function open(phone: Phone, url: string): Promise<Vitals> {
  await phone.page.goto(url);
  await phone.painted('h1', 'open');
  await sleep(TOLD_MS);
  return phone.takeVitals();
}

/** The same gestures on pages written by hand. */
export async function measureByHand(phone: Phone, url: string): Promise<ByHandFigures> {
  const { page } = phone;
  const search = await open(phone, `${url}/search`);
  await page.locator('#location').focus();
  await sleep(TOLD_MS);
  await phone.takeVitals();
  await phone.type('45202');
  await sleep(TOLD_MS);
  const typed = await phone.takeVitals();
  const results = await open(phone, `${url}/results`);
  const pick = await phone.aim(page.getByRole('radio').nth(2));
  await sleep(TOLD_MS);
  await phone.takeVitals();
  await pick();
  await sleep(TOLD_MS);
  const picked = await phone.takeVitals();
  const form = await open(phone, `${url}/form`);
  const send = await phone.aim(page.getByRole('button', { name: 'Continue' }));
  await sleep(TOLD_MS);
  await phone.takeVitals();
  await send();
  await sleep(TOLD_MS);
  const refused = await phone.takeVitals();
  return {
    'blocked: search': search.blocked,
    'blocked: results': results.blocked,
    'blocked: form': form.blocked,
    'next paint: key': slowest(typed.interactions, 'key'),
    'next paint: pick a time': slowest(picked.interactions, 'press'),
    'next paint: Continue with errors': slowest(refused.interactions, 'press'),
  };
}

const events = { key: ['keydown', 'keyup', 'keypress'], press: ['pointerup', 'click'] } as const;

/** The slowest interaction, in milliseconds. One that is painted within 16 ms is not reported by the browser. */
export const slowest = (interactions: Readonly<Record<string, number>>, kind: keyof typeof events): number =>
  Math.max(16, ...events[kind].map((event) => interactions[event] ?? 0));
