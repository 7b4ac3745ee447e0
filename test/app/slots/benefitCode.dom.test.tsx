import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../api/fakeFetch.ts';
import { holdClock, isSlots, open, queryOf, reply, shingles, user } from './flowStage.tsx';
import { row } from './rows.ts';

holdClock();

describe('a benefit code', () => {
  it('is sent with the search, and marks the places that take it', async () => {
    const taking = row(1, { '2026-11-23': ['09:00'] });
    const { seen, router } = open('/main', {
      search: () => reply({ ...taking, provider: { ...taking.provider, isBenefitCode: true } }),
    });
    const criteria = { ...shingles, type: 'Sore Throat', serviceIds: [30], benefitCode: 'CARE2027' };
    await router.navigate('/result', { state: { criteria } });
    await screen.findByText('This location accepts your benefit code');
    expect(seen.filter(isSlots).map(queryOf)[0]).toMatchObject({ 'filter.benefitCode': 'CARE2027' });
  });

  it('that is not taken anywhere says so, and can be tried again', async () => {
    const { seen, router } = open('/main', {
      search: () =>
        json(200, {
          data: { appointmentTimeSlots: [row(1, { '2026-11-23': ['09:00'] })] },
          warnings: { appointmentTimeSlots: [{ code: 'invalidBenefitCode', message: 'x' }] },
        }),
    });
    const criteria = { ...shingles, type: 'Sore Throat', serviceIds: [30], benefitCode: 'OLD' };
    await router.navigate('/result', { state: { criteria } });
    await screen.findByText('Benefit code locations failed to load.');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(seen.filter(isSlots)).toHaveLength(2));
  });
});
