import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { colorPairs, findFaintPairs } from '../fixtures/contrast.ts';
import type { Server } from '../fixtures/Server.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookVisit } from '../guest/bookVisit.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { buildResultsUrl, day } from '../guest/search.ts';

/** Guests whose device is set to dark colours, in the colours of any banner. */

test.use({ colorScheme: 'dark' });

const scheduler = '/health-services/scheduler';
const frames = join(import.meta.dirname, '../../content-fixtures/objects/site-frame/1.0.0/banners');

/** The pairs without enough contrast, as the browser paints them. */
const faintPairs = (page: Page): Promise<readonly string[]> => page.evaluate(findFaintPairs, colorPairs);

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
