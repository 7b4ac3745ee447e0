import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../../../api/fakeFetch.ts';
import { buildUrl, freezeClock, isSlots, open, shingles, user } from '../flowStage.tsx';

/** Searches that are not run, wherever they come from (RESULT-29). */

freezeClock();

const apart =
  'The vaccines you have selected cannot be scheduled together. Please go back and confirm your selections again.';
const wanting = (serviceIds: string) => buildUrl({ ...shingles, serviceIds });

describe('vaccines that cannot be given at one visit', () => {
  it.each([
    ['two that do not go together', '104,116', apart],
    ['both doses of one', '104,105', apart],
    ['four', '101,104,109,116', 'You can only select up to 3 vaccines.'],
  ])('%s are not searched for, and the guest is told', async (_what, serviceIds, message) => {
    const { seen, reported } = open(wanting(serviceIds), {});
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(seen.filter(isSlots)).toEqual([]);
    expect(reported).toContainEqual(expect.objectContaining({ type: 'alert', alert: 'vaccinesRefused' }));
  });

  it('lead back to their choice, with what was chosen', async () => {
    const { router } = open(wanting('104,116'), {});
    await user.click(await screen.findByRole('link', { name: 'Choose vaccines again' }));
    expect(router.state.location.pathname).toBe('/prescreen/1');
    expect(router.state.location.state).toMatchObject({ criteria: { serviceIds: [104, 116], location: '45040' } });
  });

  it('are told the same where the server alone keeps them apart', async () => {
    const refusal = { errors: [{ code: 'incompatibleServices', message: 'Server words.' }] };
    const { seen } = open(wanting('101,109'), { search: () => json(400, refusal) });
    expect((await screen.findByRole('alert')).textContent).toBe(apart);
    expect(seen.filter(isSlots)).toHaveLength(1);
  });

  it('are not searched for while the rules cannot be read', async () => {
    const { seen } = open(wanting('101,109'), {
      content: (path) => (path.startsWith('vaccine-rules') ? new Response('{') : undefined),
    });
    expect((await screen.findByRole('alert')).textContent).toContain("We're having trouble connecting at the moment.");
    expect(seen.filter(isSlots)).toEqual([]);
  });
});
