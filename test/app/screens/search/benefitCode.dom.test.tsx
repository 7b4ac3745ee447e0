import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../../api/fakeFetch.ts';
import { openSearch, server, variedServices } from './openSearch.tsx';
import { press, searchNear } from './searchForm.ts';
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
    const again = screen.getByRole('link', { name: 'Enter your Benefit Code again' });
    expect(again.getAttribute('href')).toBe('/benefit-codes');
    await searchNear('Sore Throat');
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).not.toMatchObject({ criteria: { benefitCode: 'NOPE' } });
  });

  describe('that nobody can judge', () => {
    const network = 'There is a network error. Please try again.';

    async function openUnchecked() {
      let works = false;
      const opened = await openSearch(
        {
          answer: server({
            '/services': variedServices,
            '/benefit-code': () => (works ? valid(true)() : json(500, {})),
          }),
        },
        '/main?benefitCode=CARE2027',
      );
      await screen.findByText(network);
      return { ...opened, mend: () => (works = true) };
    }

    it('is told and reported, and the search goes on without it', async () => {
      const { router, reported } = await openUnchecked();
      expect(reported).toContainEqual({
        type: 'customerError',
        endpoint: '/appointment-management/v1/benefit-code/validate',
        responseCode: 500,
        reason: 'server',
      });
      await searchNear('Sore Throat');
      await screen.findByRole('heading', { name: 'Results' });
      expect(router.state.location.state).not.toHaveProperty('criteria.benefitCode');
    });

    it('is asked about again, by the button and when the guest comes back', async () => {
      const { router, mend } = await openUnchecked();
      await searchNear('Sore Throat');
      await screen.findByRole('heading', { name: 'Results' });
      await act(() => router.navigate(-1));
      await screen.findByText(network);
      mend();
      await press('Check the code again');
      await screen.findByText('Benefit code has been verified');
      expect(screen.queryByText(network)).toBeNull();
    });
  });
});
