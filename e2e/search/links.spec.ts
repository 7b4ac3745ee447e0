import { expect, test } from '../fixtures/test.ts';
import { bookVisit } from '../guest/bookVisit.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { main } from '../guest/search.ts';
import { open, place } from '../guest/searchForm.ts';

/** Where links from other sites lead, and the logo that leads home. */

test.afterEach(({ server }) => server.restoreContent());

test('a link that names the time zone by its code leads to a booking', async ({ page, server, guest }) => {
  await bookVisit(page, server, new MouseHand(page), guest, 'zoned');
});

test('an address of earlier days leads to the search, with what it says', async ({ page }) => {
  await open(page, '/health/clinic/schedule-appointment?location=45202');
  await expect(page).toHaveURL(new RegExp(`${main}\\?location=45202$`));
  await expect(place(page)).toHaveValue('45202');
});

test("the pharmacy's address leads to the pharmacy, and tells it nothing", async ({ page }) => {
  const path = '/rx/guest/vaccination-appointments';
  const answer = await page.request.get(`${path}?benefitCode=CARE2027`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, `https://pharmacy.example.com${path}`]);
});

test('the logo comes by the image call, within its limits, and another one without a deploy', async ({
  page,
  server,
}) => {
  await open(page);
  const logo = page.getByRole('banner').getByRole('img', { name: 'The Little Clinic' });
  const shown = () => logo.evaluate((image: HTMLImageElement) => [new URL(image.src).pathname, image.naturalWidth > 0]);
  await expect.poll(shown).toEqual(['/content/v2/binary/image/banner-thelittleclinic.svg', true]);
  const { width = 0, height = 0 } = (await logo.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(177);
  expect(height).toBeLessThanOrEqual(101);
  server.edit('site-frame/1.0.0/banners/thelittleclinic.json', (text) =>
    text.replace('banner-thelittleclinic.svg', 'metro-market.svg'),
  );
  await page.reload();
  await expect.poll(shown).toEqual(['/content/v2/binary/image/metro-market.svg', true]);
});
