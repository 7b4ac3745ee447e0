import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../../api/fakeFetch.ts';
import { at, freezeClock, isSlots, open, parseQuery, reply, shingles, times, user, videoSearch } from './flowStage.tsx';
import { row } from './rows.ts';

freezeClock();

const refusal = 'This location does not accept your benefit code';

describe('a benefit code', () => {
  it('is sent with the search, and each place says whether it takes it', async () => {
    const taking = row(1, { '2026-11-23': ['09:00'] });
    const { seen, router } = open('/main', {
      search: () =>
        reply(
          { ...taking, provider: { ...taking.provider, isBenefitCode: true } },
          row(2, { '2026-11-23': ['09:00'] }),
        ),
    });
    const criteria = { ...shingles, type: 'Sore Throat', serviceIds: [30], benefitCode: 'CARE2027' };
    await router.navigate('/result', { state: { criteria } });
    const [accepts, refuses] = ['This location accepts your benefit code', refusal];
    expect(await screen.findAllByText(accepts)).toHaveLength(1);
    expect(within(screen.getByRole('group', { name: 'Clinic 1' })).getByText(accepts)).toBeTruthy();
    expect(screen.getAllByText(refuses)).toHaveLength(1);
    expect(within(screen.getByRole('group', { name: 'Clinic 2' })).getByText(refuses)).toBeTruthy();
    expect(seen.filter(isSlots).map(parseQuery)[0]).toMatchObject({ 'filter.benefitCode': 'CARE2027' });
  });

  it('puts places that take it first, which is said where others are closer', async () => {
    const far = row(9, { '2026-11-23': ['09:00'] });
    const { router } = open('/main', {
      search: () =>
        reply({ ...far, provider: { ...far.provider, isBenefitCode: true } }, row(1, { '2026-11-23': ['09:00'] })),
    });
    const criteria = { ...shingles, type: 'Sore Throat', serviceIds: [30], benefitCode: 'CARE2027' };
    await router.navigate('/result', { state: { criteria } });
    const words = 'Locations that accept your benefit code come first, even when others are closer.';
    await screen.findByText(words);
    await user.click(screen.getByRole('radio', { name: 'Soonest' }));
    expect(screen.queryByText(words)).toBeNull();
  });

  it.each([
    ['beside the locations', [row(1, { '2026-11-23': ['09:00'] })]],
    ['where nothing is found, too', []],
  ])('that is invalid shows a message and a link to enter another: %s', async (_where, rows) => {
    const { router } = open('/main', {
      search: () =>
        json(200, {
          data: { appointmentTimeSlots: rows },
          warnings: { appointmentTimeSlots: [{ code: 'invalidBenefitCode', message: 'x' }] },
        }),
    });
    const criteria = { ...shingles, type: 'Sore Throat', serviceIds: [30], benefitCode: 'OLD' };
    await router.navigate('/result', { state: { criteria } });
    await screen.findByText('Your benefit code entry is invalid. Please try again.');
    expect(screen.queryByText(/failed to load/)).toBeNull();
    expect(screen.queryByText(refusal)).toBeNull();
    const link = screen.getByRole('link', { name: 'Enter your Benefit Code again' });
    expect(link.getAttribute('href')).toBe('/benefit-codes');
  });

  it('whose locations do not come says so, asks again, and can be left out', async () => {
    const { seen, router, reported } = open('/main', { search: () => json(503, {}) });
    const criteria = { ...shingles, type: 'Sore Throat', serviceIds: [30], benefitCode: 'CARE2027' };
    await router.navigate('/result', { state: { criteria } });
    await screen.findByText('Benefit code locations failed to load.');
    expect(screen.getByText('Refresh to try again, or book elsewhere without your code.')).toBeTruthy();
    expect(reported).toContainEqual(expect.objectContaining({ type: 'customerError', responseCode: 503 }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(seen.filter(isSlots)).toHaveLength(2));
    await user.click(await screen.findByRole('link', { name: 'Search without my code' }));
    await screen.findByText("We're having trouble connecting at the moment.");
    expect(seen.filter(isSlots).map(parseQuery)[2]).not.toHaveProperty('filter.benefitCode');
    expect(router.state.location.state).not.toHaveProperty('criteria.benefitCode');
  });

  describe('of a visit that needs one', () => {
    const screening = { ...shingles, type: 'Biometric Screening', serviceIds: [76] };
    const invalid = () =>
      json(200, {
        data: { appointmentTimeSlots: [row(1, { '2026-11-23': ['09:00'] })] },
        warnings: { appointmentTimeSlots: [{ code: 'invalidBenefitCode', message: 'x' }] },
      });

    it('and is missing is asked for, without a search', async () => {
      const { seen, router } = open('/main', { search: () => reply(row(1, { '2026-11-23': ['09:00'] })) });
      await router.navigate('/result', { state: { criteria: screening } });
      await screen.findByRole('heading', { name: 'Benefit codes' });
      expect(router.state.location.state).toMatchObject({ criteria: screening });
      expect(seen.filter(isSlots)).toEqual([]);
    });

    it('and is none is asked for again', async () => {
      const { router } = open('/main', { search: invalid });
      await router.navigate('/result', { state: { criteria: { ...screening, benefitCode: 'OLD' } } });
      await screen.findByRole('heading', { name: 'Benefit codes' });
      expect(router.state.location.state).toMatchObject({ criteria: { benefitCode: 'OLD' } });
    });

    it('cannot be left out where the search fails', async () => {
      const { router } = open('/main', { search: () => json(503, {}) });
      await router.navigate('/result', { state: { criteria: { ...screening, benefitCode: 'CARE2027' } } });
      await screen.findByText('Benefit code locations failed to load.');
      expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'Search without my code' })).toBeNull();
      expect(screen.queryByText(/book elsewhere/)).toBeNull();
    });
  });

  it('says nothing on the card of a visit by video', async () => {
    const { router } = open('/main', { search: () => reply(at(row(1, { '2026-11-23': ['09:00'] }), 401)) });
    const criteria = { ...videoSearch, serviceIds: [401], benefitCode: 'CARE2027' };
    await router.navigate('/result', { state: { criteria } });
    await times();
    expect(screen.queryByText(refusal)).toBeNull();
  });

  it('of a search by video that fails says nothing of locations', async () => {
    const { router } = open('/main', { search: () => json(503, {}) });
    const criteria = { ...videoSearch, serviceIds: [401], benefitCode: 'CARE2027' };
    await router.navigate('/result', { state: { criteria } });
    await screen.findByText("We're having trouble connecting at the moment.");
    expect(screen.queryByText(/locations/)).toBeNull();
  });
});
