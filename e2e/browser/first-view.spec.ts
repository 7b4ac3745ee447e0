import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { day, main, search, servicesShown, visit } from '../guest/search.ts';
import { place, readCriteria, results, shownType, type } from '../guest/searchForm.ts';
import { holdScript } from './holdScript.ts';
import { translate, untranslated } from './translation/translate.ts';

/** The search page before its scripts have arrived, and how the app takes it over. */

test('the page can be read before any script has run', { tag: '@critical' }, async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto(main, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Care close to home, often the same day');
  await expect(page.getByText('Book a visit in a few minutes')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The Little Clinic' })).toBeVisible();
  await expect(shownType(page)).toHaveText('Choose one');
  letGo();
  await servicesShown(page);
});

test('what is typed and sent before the app runs is searched for', { tag: '@critical' }, async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto(`${main}?type=Flu`, { waitUntil: 'commit' });
  await place(page).fill('45202');
  await page.getByRole('button', { name: 'Find Appointment' }).click();
  await expect(page).toHaveURL(`${main}?type=Flu`);
  letGo();
  await expect(page).toHaveURL(/\/prescreen\/1$/);
  expect(await readCriteria(page)).toMatchObject({ type: 'Flu', location: '45202' });
});

test('what is chosen before the app runs is searched for', { tag: '@critical' }, async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto(main, { waitUntil: 'commit' });
  await type(page).selectOption(visit);
  await place(page).fill('45202');
  await page.getByRole('button', { name: 'Find Appointment' }).click();
  letGo();
  await expect(page).toHaveURL(results);
  expect(await readCriteria(page)).toMatchObject({ type: visit, location: '45202' });
});

const early: readonly (readonly [what: string, act: (page: Page) => Promise<unknown>, searched: RegExp])[] = [
  [
    'a type, the day and Find',
    async (page) => {
      await type(page).selectOption(visit);
      await page.getByRole('button', { name: 'Tomorrow' }).click();
    },
    new RegExp(`"type":"${visit}".*"date":"${day(1)}"`),
  ],
  [
    'a type, another one by its button, and Find',
    async (page) => {
      await type(page).selectOption(visit);
      await page.getByRole('button', { name: 'Sore throat' }).click();
    },
    /"type":"Sore Throat"/,
  ],
  [
    'a type by its button, another one, and Find',
    async (page) => {
      await page.getByRole('button', { name: 'Sore throat' }).click();
      await type(page).selectOption(visit);
    },
    new RegExp(`"type":"${visit}"`),
  ],
];

for (const [what, act, searched] of early) {
  test(`before the app runs, ${what} are done again in their order`, { tag: '@critical' }, async ({ page }) => {
    const letGo = await holdScript(page);
    const noted = page.waitForResponse(/\/assets\/notePresses-/);
    await page.goto(main, { waitUntil: 'commit' });
    await (await noted).finished();
    await act(page);
    await place(page).fill('45202');
    await page.getByRole('button', { name: 'Find Appointment' }).click();
    letGo();
    await expect(page).toHaveURL(results);
    expect(JSON.stringify(await readCriteria(page))).toMatch(searched);
  });
}

test('a form that is sent by Enter before the app runs says what is missing once it does', async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto(main, { waitUntil: 'commit' });
  await place(page).fill('45202');
  await place(page).press('Enter');
  letGo();
  await expect(page.getByRole('alert')).toContainText('Appointment Type is a required field.');
  await expect(place(page)).toHaveValue('45202');
  await expect(type(page)).toBeFocused();
});

for (const [what, address] of [
  ['a query', `${main}?type=${encodeURIComponent(visit)}&location=43215`],
  ['a query that says nothing', `${main}?utm_source=mail`],
]) {
  test(`at an address with ${what}, too, the page can be read and what is typed is kept`, async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto(address ?? main, { waitUntil: 'commit' });
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await place(page).fill('45202');
    letGo();
    await servicesShown(page);
    await expect(shownType(page)).toHaveText(what === 'a query' ? visit : 'Choose one');
    await expect(place(page)).toHaveValue('45202');
    await expect(place(page)).toBeFocused();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  });
}

for (const way of ['Back', 'a reload'] as const) {
  test(`what is entered after ${way}, before the app runs, takes the place of what was searched for`, async ({
    page,
  }) => {
    await search(page, new MouseHand(page));
    await page.goBack();
    await servicesShown(page);
    await expect(place(page)).toHaveValue('45202');
    if (way === 'Back') await page.goto('about:blank');
    const letGo = await holdScript(page);
    await (way === 'Back' ? page.goBack({ waitUntil: 'commit' }) : page.reload({ waitUntil: 'commit' }));
    await type(page).selectOption('Sore Throat');
    await place(page).fill('43215');
    letGo();
    await servicesShown(page);
    await expect(shownType(page)).toHaveText('Sore Throat');
    await expect(place(page)).toHaveValue('43215');
    await expect(place(page)).toBeFocused();
  });
}

test('what is typed and sent on a translated page before the app runs is searched for', async ({ page }) => {
  await translate(page);
  const letGo = await holdScript(page);
  await page.goto(`${main}?type=${encodeURIComponent(visit)}`, { waitUntil: 'commit' });
  await expect.poll(() => untranslated(page)).toEqual([]);
  await place(page).fill('45202');
  await place(page).press('Enter');
  letGo();
  await expect(page).toHaveURL(results);
  expect(await readCriteria(page)).toMatchObject({ type: visit, location: '45202' });
});

test('a guest goes on typing on a translated page while the app takes it over', async ({ page }) => {
  await translate(page);
  const letGo = await holdScript(page);
  await page.goto(main, { waitUntil: 'commit' });
  await place(page).fill('452');
  await expect.poll(() => untranslated(page)).toEqual([]);
  letGo();
  await servicesShown(page);
  await page.keyboard.type('02');
  await expect(place(page)).toHaveValue('45202');
});

test('the app keeps the elements of the page, and asks for nothing of it again', { tag: '@critical' }, async ({
  page,
}) => {
  const documents: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/content/v2/objects/')) documents.push(request.url());
    if (request.url().includes('/v1/services?')) calls.push(request.url());
  });
  const letGo = await holdScript(page);
  await page.goto(main, { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  letGo();
  await servicesShown(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(documents).toEqual([]);
  expect(calls).toEqual([]);
});

test('nothing but the page itself is loaded until it is used', async ({ page }) => {
  const screens: string[] = [];
  page.on('request', (request) => {
    if (/ResultsWithFinder|results-messages/.test(request.url())) screens.push(request.url());
  });
  await page.goto(main);
  await servicesShown(page);
  await page.waitForLoadState('networkidle');
  expect(screens).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => screens.length).toBeGreaterThanOrEqual(3);
});

test('an edited word stands in the page from its first paint', async ({ page, server, watch }) => {
  watch.allowNetworkLine(/ERR_FAILED/);
  server.edit('textcollection/1.0.0/messages/search-messages.json', (text) =>
    text.replace('"Find Appointment"', '"Find a visit"'),
  );
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(main);
  await expect(page.getByRole('button', { name: 'Find a visit' })).toBeVisible();
  server.restoreContent();
});
