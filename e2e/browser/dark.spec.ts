import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import type { Server } from '../fixtures/Server.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookVisit } from '../guest/bookVisit.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { buildResultsUrl, day } from '../guest/search.ts';

/** Guests whose device is set to dark colours, in the colours of any banner. */

test.use({ colorScheme: 'dark' });

const scheduler = '/health-services/scheduler';
const frames = join(import.meta.dirname, '../../content-fixtures/objects/site-frame/1.0.0/banners');

/** Pairs of what stands in front and what behind, with the contrast that WCAG 2.2 asks for. */
const pairs: readonly (readonly [string, string, number])[] = [
  ['color-text', 'color-surface', 4.5],
  ['color-text', 'color-page', 4.5],
  ['color-text', 'color-primary-soft', 4.5],
  ['color-muted', 'color-surface', 4.5],
  ['color-muted', 'color-page', 4.5],
  ['color-muted', 'color-primary-soft', 4.5],
  ['color-link', 'color-surface', 4.5],
  ['color-link', 'color-page', 4.5],
  ['color-link', 'color-primary-soft', 4.5],
  ['color-primary', 'color-surface', 4.5],
  ['color-primary', 'color-primary-soft', 4.5],
  ['color-on-primary', 'color-primary', 4.5],
  ['color-on-primary', 'color-primary-strong', 4.5],
  ['color-on-foot', 'color-foot', 4.5],
  ['color-accent', 'color-surface', 3],
  ['color-error', 'color-surface', 4.5],
  ['color-error', 'color-error-soft', 4.5],
  ['color-warning', 'color-warning-soft', 4.5],
  ['color-success', 'color-success-soft', 4.5],
  ['color-text', 'color-error-soft', 4.5],
  ['color-text', 'color-warning-soft', 4.5],
  ['color-border', 'color-surface', 3],
  ['color-border', 'color-page', 3],
  ['focus-ring', 'color-surface', 3],
  ['focus-ring', 'color-page', 3],
];

/** The pairs without enough contrast, as the browser paints them. */
const faintPairs = (page: Page): Promise<string[]> =>
  page.evaluate((checked) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const probe = document.body.appendChild(document.createElement('i'));
    const luminances = new Map<string, number>();
    for (const name of new Set(checked.flatMap(([front, back]) => [back, front]))) {
      probe.style.color = `var(--sw-${name})`;
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) =>
        byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
      );
      luminances.set(name, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
    }
    probe.remove();
    return checked.flatMap(([front, back, least]) => {
      const [dark = 0, light = 0] = [luminances.get(front) ?? 0, luminances.get(back) ?? 0].sort((a, b) => a - b);
      const contrast = (light + 0.05) / (dark + 0.05);
      return contrast < least ? [`${front} on ${back} has ${contrast.toFixed(2)}`] : [];
    });
  }, pairs);

/** Gives the shipped banner the colours of another one. */
function paintAs(server: Server, banner: string): void {
  const { colours } = JSON.parse(readFileSync(join(frames, `${banner}.json`), 'utf8'));
  server.edit('site-frame/1.0.0/banners/thelittleclinic.json', (text) =>
    JSON.stringify({ ...JSON.parse(text), colours }),
  );
}

test.afterEach(({ server }) => server.restoreContent());

async function expectReadable(page: Page, server: Server, banner: string): Promise<void> {
  paintAs(server, banner);
  await page.goto(scheduler);
  await expect(page.getByRole('button', { name: 'Find Appointment' })).toBeVisible();
  expect(await faintPairs(page)).toEqual([]);
  await expectAccessible(page);
  await page.goto(buildResultsUrl({ type: 'Illnesses', location: '45202', date: day(2), serviceIds: '29' }));
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
}

test('kroger: the page is dark, and everything on it can be read', { tag: '@critical' }, async ({ page, server }) => {
  await expectReadable(page, server, 'kroger');
});

test('so it is in the colours of the other banners', async ({ page, server }) => {
  for (const banner of ['thelittleclinic', 'frys'])
    await test.step(banner, async () => {
      await expectReadable(page, server, banner);
      server.restoreContent();
    });
});

test('any colours that a banner may choose have the contrast', async ({ page }) => {
  await page.goto(scheduler);
  const faint = new Set<string>();
  for (let index = 0; index < 216; index++) {
    const channel = (power: number) => Math.floor(index / 6 ** power) % 6;
    const colour = `#${[2, 1, 0].map((power) => (channel(power) * 51).toString(16).padStart(2, '0')).join('')}`;
    await page.evaluate((value) => {
      const names = [...'primary primary-strong accent link focus text muted border'.split(' ')];
      for (const name of names) document.documentElement.style.setProperty(`--sw-brand-${name}`, value);
    }, colour);
    for (const line of await faintPairs(page)) faint.add(`${colour}: ${line}`);
  }
  expect([...faint]).toEqual([]);
});

test('a whole booking can be read in the dark', async ({ page, server, guest }) => {
  await bookVisit(page, server, new MouseHand(page), guest, 'inPerson');
  await expectAccessible(page);
});

test('other pages can be read in the dark', async ({ page, watch }) => {
  watch.allowNetworkLine(/status of 404/);
  for (const path of [
    `${scheduler}/prescreen/1?type=Vaccines`,
    `${scheduler}/cancel`,
    '/health-services/clinic/locations?searchText=45202',
    '/health-services/instant-vaccines/01400500',
    '/health/clinic/services',
    '/nowhere',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('paper is light', async ({ page }) => {
  await page.goto(scheduler);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sw-color-surface').trim());
  await expect.poll(ground).not.toBe('#ffffff');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(ground).toBe('#ffffff');
});
