import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { buildResultsUrl, day, main } from '../guest/search.ts';
import { pharmacy } from '../guest/walkIn.ts';

/** Every screen begins at the same left edge, the same way below the header. */

const unknownVisit = `${main}/cancel/0123456789abcdef0123456789abcdef/ABCDEF`;
const results = buildResultsUrl({ type: 'Illnesses', location: '45202', date: day(2), serviceIds: '29' });

const screens = [
  main,
  `${main}/benefit-codes`,
  `${main}/prescreen/1?type=Physicals`,
  results,
  unknownVisit,
  pharmacy.landing,
  pharmacy.selection,
  '/health-services/clinic/locations',
  '/health/clinic/services',
  '/no/such/page',
] as const;

async function firstHeading(page: Page): Promise<{ readonly left: number; readonly top: number }> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
  const { x = 0, y = 0 } = (await heading.boundingBox()) ?? {};
  return { left: Math.round(x), top: Math.round(y) };
}

for (const [width, edge] of [
  [390, { left: 16, top: 93 }],
  [1280, { left: 96, top: 117 }],
] as const)
  test(`each screen begins at one edge and one height, at ${width} px`, async ({ page, watch }) => {
    watch.allowNetworkLine(/status of 404/);
    await page.setViewportSize({ width, height: 900 });
    for (const address of screens)
      await test.step(address, async () => {
        await page.goto(address);
        expect(await firstHeading(page)).toEqual(edge);
      });
  });
