import { collectedEvents, expectCollected, withCollector } from '../analytics/collected.ts';
import { expect, test } from '../fixtures/test.ts';
import { openForm } from '../guest/openForm.ts';
import { open } from '../guest/searchForm.ts';

/** A broken document gives way to its shipped copy, and analytics and the log of the server say so. */
test.use({ settings: withCollector });

test.afterEach(({ server }) => server.restoreContent());

const replaced = (endpoint: string) =>
  ({ type: 'customerError', description: 'contentReplaced', endpoint, responseCode: 500 }) as const;

test('a broken document of the search page is reported once, and logged', { tag: '@critical' }, async ({
  page,
  server,
  controls,
}) => {
  const path = 'textcollection/1.0.0/tlc/scheduler-texts.json';
  server.edit(path, () => '{ "secret": "words of the author"');
  await open(page);
  await expect(page.getByRole('heading', { name: 'Care close to home, often the same day' })).toBeVisible();
  await expectCollected(controls, replaced('scheduler-texts'));
  const events = await collectedEvents(controls);
  expect(events.filter(({ type }) => type === 'customerError')).toHaveLength(1);
  const lines = server.log.split('\n').filter((line) => line.includes('a broken document is replaced'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ document: path, code: 'not-json', shown: 'shipped' });
  expect(server.log).not.toContain('words of the author');
});

test('a form that names an unknown widget is reported once', async ({ page, server, controls }) => {
  server.edit('form-definition/1.0.0/scheduler/patientDetails.json', (text) =>
    text.replace('"ui:widget": "', '"ui:widget": "no-such-'),
  );
  await openForm(page);
  await expect(page.getByLabel(/^Patient's Legal First Name/)).toBeVisible();
  await expectCollected(controls, replaced('form-definition'));
  const events = await collectedEvents(controls);
  expect(events.filter(({ type }) => type === 'customerError')).toHaveLength(1);
});
