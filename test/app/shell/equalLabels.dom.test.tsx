import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JourneyState } from '../../../app/journey/index.ts';
import { AppProviders } from '../../../app/shell/AppProviders.tsx';
import { createRoutes } from '../../../app/shell/createRoutes.tsx';
import { links } from '../../../app/shell/routes/paths.ts';
import { json } from '../api/fakeFetch.ts';
import { testAppServices } from '../app-services/testAppServices.ts';
import { booked } from '../screens/confirmation/openConfirmation.tsx';
import { clinic } from '../screens/locator/openLocator.tsx';

const objects = join(import.meta.dirname, '../../../content-fixtures/objects');

/** Every entry of the document's lists of what guests read, twice. */
const doubled = (path: string): unknown =>
  JSON.parse(readFileSync(join(objects, path), 'utf8'), (name, value: unknown) =>
    Array.isArray(value) && name !== 'enabledFor' ? value.flatMap((entry) => [entry, entry]) : value,
  );

const byVideo: JourneyState = { ...booked, flow: { name: 'VIRTUAL_VISIT', step: 1 } };

beforeEach(() => {
  window.scrollTo = vi.fn();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each<[string, string, string, string, Partial<JourneyState>?]>([
  ['the blocks of a page', links.clinicServices, 'page/', 'Illness and injury'],
  ['the items and links of a block', links.clinicBilling, 'page/', 'What a visit costs'],
  ['the links of header and footer', links.clinicBilling, 'site-frame/', 'Clinic Locator'],
  [
    'what every clinic tells',
    links.clinicDetails('014', '45201'),
    'textcollection/1.0.0/tlc/clinic-',
    'Walk-in visits',
  ],
  ['what to bring', links.confirmation, 'checklist/', 'Bring a photo ID', booked],
  ['the apps for a visit by video', links.confirmation, 'video-call-links/', 'Download for Android', byVideo],
])('%s may be the same twice', async (_what, at, start, text, journey = {}) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { appServices } = testAppServices({
    answer: ({ url }) => (url.includes('/clinic/014/') ? json(200, { data: { clinic: clinic(1) } }) : json(500, {})),
    content: (path) => (path.startsWith(start) ? json(200, doubled(path)) : undefined),
    journey,
  });
  const router = createMemoryRouter(createRoutes({}, appServices.messages), { initialEntries: [at] });
  render(
    <AppProviders appServices={appServices}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  const found = await screen.findAllByText((words) => words.includes(text), {}, { timeout: 5000 });
  expect(found.length).toBeGreaterThan(1);
  expect(said.mock.calls.flat().filter((part) => String(part).includes('same key'))).toEqual([]);
});
