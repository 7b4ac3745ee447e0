import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../api/fakeFetch.ts';
import { openSearch, server, variedServices } from './openSearch.tsx';
import { searchNear } from './searchForm.ts';
import { setToday } from './setToday.ts';

setToday();

describe('a benefit code', () => {
  const valid = (isValid: boolean) => () => json(200, { data: { validation: { isValid } } });

  it('that is valid is said to be, and goes on with the search', async () => {
    const { router } = await openSearch(
      { answer: server({ '/services': variedServices, '/benefit-code': valid(true) }) },
      '/main?benefitCode=CARE2027',
    );
    await screen.findByText('Benefit code has been verified');
    expect(router.state.location.search).toBe('');
    await searchNear('Sore Throat');
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).toMatchObject({ criteria: { benefitCode: 'CARE2027' } });
  });

  it('that is not is said to be invalid, and stays behind', async () => {
    const { router } = await openSearch(
      { answer: server({ '/services': variedServices, '/benefit-code': valid(false) }) },
      '/main?benefitCode=NOPE',
    );
    await screen.findByText('Your benefit code entry is invalid. Please try again.');
    expect(screen.queryByText('Benefit code has been verified')).toBeNull();
    await searchNear('Sore Throat');
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).not.toMatchObject({ criteria: { benefitCode: 'NOPE' } });
  });

  it('that nobody can judge is neither, and goes on', async () => {
    const { router } = await openSearch(
      { answer: server({ '/services': variedServices, '/benefit-code': () => json(500, {}) }) },
      '/main?benefitCode=CARE2027',
    );
    await searchNear('Sore Throat');
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).toMatchObject({ criteria: { benefitCode: 'CARE2027' } });
  });
});
