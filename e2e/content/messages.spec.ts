import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { main, search, servicesShown, visit } from '../guest/search.ts';
import { phone } from '../guest/searchForm.ts';

/** What content authors change in the app's own messages and settings, by JSON alone, while the product runs. */

const messages = (name: string) => `textcollection/1.0.0/messages/${name}-messages.json`;
const settings = 'app-settings/1.0.0/scheduler/app-settings.json';

test.afterEach(({ server }) => server.restoreContent());

test('an author renames a heading, a button and a page, and shows fewer days', { tag: '@critical' }, async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  server.edit(messages('search'), (text) => text.replace('"Find Appointment"', '"Look for a time"'));
  server.edit(messages('results'), (text) => text.replace('"Choose a time"', '"When suits you?"'));
  server.edit(messages('site'), (text) => text.replace('"Appointment Search Results"', '"Times for you"'));
  server.edit(settings, (text) => text.replace(/(?<="cardDays": \{\s*"IN_PERSON": )4/, '3'));
  const hand = new MouseHand(page);
  await page.goto(main);
  await servicesShown(page);
  await hand.select(/^Appointment Type/, visit);
  await hand.type(/^Location/, '45202');
  await hand.press('Look for a time');
  await expect(page.getByRole('heading', { level: 1, name: 'When suits you?' })).toBeVisible();
  await expect(page).toHaveTitle('Times for you');
  await expect(page.getByRole('group', { name: 'Days' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
});

test('messages that a document lacks are those that the app was built with', async ({ page, server }) => {
  server.edit(
    messages('search'),
    () => '{ "heading": "Start here", "submit": "Find {what}", "steps": { "list": [] } }',
  );
  server.edit(messages('results'), () => 'no JSON');
  await page.goto(main);
  await expect(page.getByRole('button', { name: 'Start here' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find Appointment' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find a time' })).toBeVisible();
});

test('an author words the page that is not there', async ({ page, server, watch }) => {
  watch.allowNetworkLine(/status of 404/);
  await page.setViewportSize(phone);
  const replace = (name: string, ...changes: readonly (readonly [string, string])[]) =>
    server.edit(messages(name), (text) =>
      changes.reduce((changed, [from, to]) => changed.replaceAll(`"${from}"`, `"${to}"`), text),
    );
  replace(
    'site',
    ['Page not found', 'Nothing here'],
    ['Skip to main content', 'To the content'],
    ['Menu', 'All pages'],
    ['Need help?', 'Ask us'],
  );
  replace('locator', ['Find a Clinic', 'Where are you?'], ['Find', 'Look']);
  for (const address of ['/nowhere', '/health-services/clinic/error']) {
    await page.goto(address);
    await expect(page).toHaveTitle('Nothing here');
    await expect(page.getByRole('link', { name: 'To the content' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'All pages' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ask us' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Where are you?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Look' })).toBeVisible();
  }
});

test('messages that do not come keep nobody waiting', async ({ page }) => {
  // They are on their way for as long as the test runs.
  await page.route(/\/messages\/[a-z-]+-messages\.json/, () => undefined);
  await search(page, new MouseHand(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a time' })).toBeVisible();
});
