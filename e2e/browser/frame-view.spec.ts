import { expect, test } from '../fixtures/test.ts';
import { bookedLink } from '../guest/cancelLink.ts';
import { holdScript } from './holdScript.ts';
import { translate } from './translation/translate.ts';

/** Pages that guests open from a mail or a search engine, before their scripts have arrived. */

const found = { level: 1, name: 'You have a confirmed appointment!' } as const;

test('the page of a mail shows its frame before any script has run, and keeps it', { tag: '@critical' }, async ({
  page,
  server,
  controls,
}) => {
  const link = await bookedLink(server, controls);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/messages/')) documents.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await holdScript(page);
  const noted = page.waitForResponse(/\/assets\/notePresses-/);
  await page.goto(link, { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Cancel Appointment');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByText('Need help?')).toBeVisible();
  const logo = await page.getByRole('img', { name: 'The Little Clinic' }).elementHandle();
  await (await noted).finished();
  await page.getByRole('button', { name: 'Menu' }).click();
  letGo();
  await expect(page.getByRole('heading', found)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  expect(await logo?.evaluate((element) => element.isConnected)).toBe(true);
  expect(documents).toEqual([]);
});

test('the page of a mail is shown where a browser has translated its frame', async ({ page, server, controls }) => {
  const link = await bookedLink(server, controls);
  await translate(page);
  await page.goto(link);
  await expect(page.getByRole('heading', found)).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
});
