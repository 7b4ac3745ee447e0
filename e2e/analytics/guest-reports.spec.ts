import { expect, test } from '../fixtures/test.ts';
import { main } from '../guest/search.ts';
import { open } from '../guest/searchForm.ts';

/** What pages report to the operators, where that is on. */
test.use({ settings: { environment: { GUEST_REPORTS: 'on' } } });

const reports = '/guest-reports/v1/reports';

test('a page reports what fails in it and how fast it was, by names and numbers', { tag: '@critical' }, async ({
  page,
  server,
}) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(reports)) posted.push(String(request.postData()));
  });
  const loaded = page.waitForResponse((response) => response.url().includes('/guest-reports/sendReports'));
  await open(page);
  await loaded;
  await page.evaluate(() => performance.mark('crash'));
  await page.getByRole('button', { name: 'Find Appointment' }).click();
  await expect.poll(() => server.answersTo('POST', reports).at(-1), { timeout: 10_000 }).toBe(204);
  const sent = posted.flatMap((body) => JSON.parse(body).reports);
  expect(sent).toContainEqual({ kind: 'crash', route: 'main', code: 'screen' });
  expect(sent).toContainEqual({ kind: 'vital', route: 'main', code: 'LCP', value: expect.any(Number) });
  expect(posted.join('')).not.toMatch(/http|stack|message/i);
});

test('a page of a link to cancel reports nothing, and loads nothing that could', async ({ page, watch }) => {
  watch.allowNetworkLine(/status of 404/);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(`${main}/cancel/${'A'.repeat(22)}/KXW4PT23`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => performance.mark('crash'));
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  expect(asked.filter((url) => url.includes('guest-reports'))).toEqual([]);
});
