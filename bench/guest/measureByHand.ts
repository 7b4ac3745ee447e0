import { sleep } from '../browser/launch.ts';
import type { ByHandFigures } from './GuestFigures.ts';
import type { Phone } from './Phone.ts';
import { formByHand, resultsByHand, searchByHand } from './pagesByHand.ts';

/** The pages by their paths. */
export const pagesByHand = { '/search': searchByHand, '/results': resultsByHand, '/form': formByHand } as const;

/** What the browser needs to tell of a paint, in milliseconds. */
const TOLD_MS = 300;

/** The same gestures on pages written by hand, and the floor: milliseconds until the words of the search are painted. */
export async function measureByHand(phone: Phone, url: string): Promise<ByHandFigures & { readonly floor: number }> {
  const { page } = phone;
  const open = async (path: keyof typeof pagesByHand) => {
    await page.goto(`${url}${path}`);
    await phone.painted('h1', 'open');
    await sleep(TOLD_MS);
    return phone.takeVitals();
  };
  const search = await open('/search');
  await page.locator('#location').pressSequentially('45202', { delay: 120 });
  await sleep(TOLD_MS);
  const typed = await phone.takeVitals();
  const results = await open('/results');
  const pick = await phone.aim(page.getByRole('radio').nth(2));
  await sleep(TOLD_MS);
  await phone.takeVitals();
  await pick();
  await sleep(TOLD_MS);
  const picked = await phone.takeVitals();
  const form = await open('/form');
  const send = await phone.aim(page.getByRole('button', { name: 'Continue' }));
  await sleep(TOLD_MS);
  await phone.takeVitals();
  await send();
  await sleep(TOLD_MS);
  const refused = await phone.takeVitals();
  return {
    floor: search.firstPaint,
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
