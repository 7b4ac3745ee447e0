import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCriteria } from '../../../app/app-services/index.ts';
import { navigationState } from '../../../app/journey/search/criteriaFromState.ts';
import { noCriteria } from '../../../app/journey/search/SearchCriteria.ts';
import { json } from '../api/fakeFetch.ts';
import { renderScreen } from './renderScreen.tsx';
import { testAppServices } from './testAppServices.ts';

function Probe() {
  return <output>{JSON.stringify(useCriteria())}</output>;
}

async function visit(at: string) {
  const { appServices } = testAppServices({ answer: () => json(200, {}) });
  const router = renderScreen(appServices, [{ path: '/here', element: <Probe /> }], ['/before', at]);
  await screen.findByRole('status');
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  const criteria = () => JSON.parse(screen.getByRole('status').textContent ?? '');
  return { router, address, criteria };
}

describe('useCriteria', () => {
  it('leaves the address of a link without anything private alone', async () => {
    const { router, address, criteria } = await visit('/here?type=Flu&utm=mail');
    expect(address()).toBe('/here?type=Flu&utm=mail');
    expect(router.state.location.state).toBeNull();
    expect(criteria()).toEqual({ ...noCriteria, type: 'Flu' });
  });

  it.each([
    ['medicaid=1', { medicaid: true }],
    ['medicaid=0', { medicaid: false }],
    ['benefitCode=CARE2027', { benefitCode: 'CARE2027' }],
    ['benefitCode=', {}],
  ])('takes %s out of the address and keeps what it said', async (query, said) => {
    const { router, address, criteria } = await visit(`/here?${query}&location=Mason,+OH&serviceIds=29,30`);
    const search = { ...noCriteria, ...said, location: 'Mason, OH', serviceIds: [29, 30] };
    expect(address()).toBe('/here?location=Mason%2C+OH&serviceIds=29%2C30');
    expect(router.state.location.state).toEqual(navigationState(search));
    expect(criteria()).toEqual(search);
  });

  it('leaves no entry in the history that has it', async () => {
    const { router } = await visit('/here?benefitCode=CARE2027');
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/before');
  });
});
