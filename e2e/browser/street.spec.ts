import { expect, test } from '../fixtures/test.ts';

/** The picture of the street: an ornament that costs a guest nothing before it is near the window. */

const scheduler = '/health-services/scheduler';

test('A phone fetches the street when the guest comes near it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/street-[^/]+\.svg$/.test(request.url())) fetched.push(request.url());
  });
  await page.goto(scheduler);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  const answered = page.waitForResponse((response) => /\/street-[^/]+\.svg$/.test(response.url()));
  await page.getByRole('heading', { name: 'How it works' }).scrollIntoViewIfNeeded();
  expect((await answered).status()).toBe(200);
  expect(fetched).toHaveLength(1);
});
