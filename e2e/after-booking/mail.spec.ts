import AxeBuilder from '@axe-core/playwright';
import { expectWithinScreen } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookedLink } from '../guest/cancelLink.ts';

/** The mail as a mail program shows it: on a phone and on a desk, in light and dark colors. */

/** A mail is an article within the page of a mail program, which has the landmarks. */
const ofThePage = ['landmark-one-main', 'region'];

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 800])
    test.describe(`at ${width} px in ${colorScheme} colors`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test('the confirmation fits, can be read, and ends with the link to cancel', async ({
        page,
        server,
        controls,
      }) => {
        const link = await bookedLink(server, controls);
        const [mail] = await controls.mails();
        await page.goto(`${server.url}/reference/outbox/${mail?.id}`);
        await expect(page.getByRole('heading', { level: 1, name: 'Your appointment is confirmed' })).toBeVisible();
        await expect(page.getByRole('link').last()).toHaveAttribute('href', link);
        await expectWithinScreen(page);
        const { violations } = await new AxeBuilder({ page }).disableRules(ofThePage).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
        const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
        const [red = 0] = background.match(/\d+/g)?.map(Number) ?? [];
        expect(red > 127, background).toBe(colorScheme === 'light');
      });
    });
