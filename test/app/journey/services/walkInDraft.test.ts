import { expect, it } from 'vitest';
import { isWalkIn, walkInDraft } from '../../../../app/journey/index.ts';
import { appointment, clinic } from '../fixtures.ts';

const walkIn = { category: 'Instant Vaccines', businessName: 'pharmacy' } as const;
const flu = { id: 101, name: 'Flu', category: 'Vaccines' };

it('has no time, the number of the pharmacy, and what is known of it', () => {
  const { address } = clinic;
  const place = {
    vanityName: 'Kroger Pharmacy at Main Street',
    name: 'Kroger Pharmacy',
    phone: '513-555-0210',
    address,
  };
  expect(walkInDraft('01400500', [flu], walkIn, { ...place, timeZone: 'America/Chicago' })).toEqual({
    appointment: {
      timestamp: '',
      timezone: 'America/Chicago',
      services: [{ ...flu, category: 'Instant Vaccines' }],
    },
    provider: {
      providerId: '01400500',
      businessName: 'pharmacy',
      timezone: 'America/Chicago',
      vanityName: 'Kroger Pharmacy at Main Street',
      legalName: 'Kroger Pharmacy',
      address,
      phone: '513-555-0210',
    },
  });
});

it('leaves out what is not known of the pharmacy, in the usual zone', () => {
  expect(walkInDraft('01400500', [flu], walkIn)).toStrictEqual({
    appointment: { timestamp: '', timezone: 'America/New_York', services: [{ ...flu, category: 'Instant Vaccines' }] },
    provider: { providerId: '01400500', businessName: 'pharmacy', timezone: 'America/New_York' },
  });
});

it('keeps the name that the server lists beside the one that guests read', () => {
  const { appointment: draft } = walkInDraft('01400500', [{ ...flu, name: 'Flu shot', listedName: 'Flu' }], walkIn);
  expect(draft.services).toEqual([{ id: 101, name: 'Flu shot', listedName: 'Flu', category: 'Instant Vaccines' }]);
});

it('is recognized by its missing time', () => {
  expect(isWalkIn(walkInDraft('01400500', [flu], walkIn).appointment)).toBe(true);
  expect(isWalkIn(appointment())).toBe(false);
});
