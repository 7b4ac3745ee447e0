import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ContentProvider } from '#engine/react';
import { AppServicesContext } from '../../../../../../app/app-services/index.ts';
import { ServiceNotices } from '../../../../../../app/screens/results/cards/heading/SearchNotices.tsx';
import { json } from '../../../../api/fakeFetch.ts';
import { bookable } from '../../../../app-services/fixtures.ts';
import { testAppServices } from '../../../../app-services/testAppServices.ts';

const properties = {
  services: [
    { serviceIds: [61, 62], notice: { type: 'info', text: '<p>A parent comes along.</p>' } },
    {
      serviceIds: [74],
      duration: 'Please allow an hour.',
      notice: { type: 'warning', text: '<p>Not on Thursdays.</p>' },
    },
    { serviceIds: [75], duration: 'Please allow an hour.' },
  ],
};

function show(content: Response, ...services: readonly ReturnType<typeof bookable>[]) {
  const { appServices } = testAppServices({
    answer: () => json(404, {}),
    content: (path) => (path.startsWith('service-extra-properties') ? content : undefined),
  });
  render(
    <AppServicesContext value={appServices}>
      <ContentProvider loader={appServices.content.loader}>
        <ServiceNotices services={services} />
        <p>Times</p>
      </ContentProvider>
    </AppServicesContext>,
  );
}

const physical = bookable({ id: 61, name: 'Sports Physical' });
const skinTest = bookable({ id: 74, name: 'TB Skin Test' });

describe('what to mind of a service while choosing a time', () => {
  it('is its notice, and nothing of others', async () => {
    show(json(200, properties), skinTest);
    await screen.findByText('Not on Thursdays.');
    expect(screen.queryByText('TB Skin Test')).toBeNull();
    expect(screen.queryByText('A parent comes along.')).toBeNull();
  });

  it('is named by the service where there are several', async () => {
    show(json(200, properties), physical, skinTest, bookable({ id: 75, name: 'Lipids' }));
    await screen.findByText('A parent comes along.');
    await screen.findByText('Not on Thursdays.');
    expect(screen.getByText('Sports Physical')).toBeTruthy();
    expect(screen.getByText('TB Skin Test')).toBeTruthy();
    expect(screen.queryByText('Lipids')).toBeNull();
  });
});
