import { cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it } from 'vitest';
import { ContentProvider } from '#engine/react';
import { AppServicesContext } from '../../../../../app/app-services/index.ts';
import { schedulerConfig } from '../../../../../app/content/generated/settings/schedulerConfig.ts';
import { type CompleteCriteria, noCriteria } from '../../../../../app/journey/search/SearchCriteria.ts';
import { beginSlotSearch } from '../../../../../app/screens/results/times/slotRequest.ts';
import { useSlotSearch } from '../../../../../app/screens/results/times/useSlotSearch.ts';
import { bookable } from '../../../app-services/fixtures.ts';
import { listedServices } from '../../../app-services/listedServices.ts';
import { testAppServices } from '../../../app-services/testAppServices.ts';
import { row, slotReply } from '../rows.ts';

function Probe({ criteria }: { readonly criteria: CompleteCriteria }) {
  return <output>{useSlotSearch(criteria).status}</output>;
}

const criteria: CompleteCriteria = {
  ...noCriteria,
  type: 'Sore Throat',
  location: '45040',
  date: '2026-11-23',
  serviceIds: [30],
};

afterEach(cleanup);

it.each([
  ['takes the call that was begun for it', '45040', 1],
  ['asks itself where another search was begun', '60601', 2],
])('the search of the results %s', async (_does, begunFor, calls) => {
  const { appServices, seen } = testAppServices({
    answer: ({ url }) =>
      url.includes('/v1/services') ? listedServices() : slotReply(row(1, { '2026-11-23': ['09:00'] })),
  });
  const { content, messages } = appServices;
  await Promise.all([content.loader.load(content.entry(schedulerConfig)), messages.load(['app-settings'])]);
  const service = bookable({ id: 30, category: 'Illnesses' });
  beginSlotSearch(appServices, { ...criteria, location: begunFor }, [service]);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AppServicesContext value={appServices}>
        <ContentProvider loader={content.loader}>
          <Probe criteria={criteria} />
        </ContentProvider>
      </AppServicesContext>
    </SWRConfig>,
  );
  await screen.findByText('found');
  expect(seen.filter(({ url }) => url.includes('/appointment-time-slots'))).toHaveLength(calls);
});
