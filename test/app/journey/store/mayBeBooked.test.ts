import { expect, it } from 'vitest';
import { initialJourney, type JourneyState, mayBeBooked } from '../../../../app/journey/index.ts';
import { appointment, clinic } from '../fixtures.ts';

const attempt: JourneyState['attempt'] = {
  key: 'key-1',
  at: '2027-03-01T10:00:00.000Z',
  request: { businessName: 'tlc', serviceIds: [29] },
};

it.each<[string, boolean, Partial<JourneyState>]>([
  ['nothing is picked', false, { picked: {} }],
  ['nothing is picked any more of what was sent', false, { picked: {}, attempt }],
  ['no booking of it was sent', false, slot()],
  ['its booking was sent, and may still be answered', false, { ...slot({ isSent: true }), attempt }],
  ['its booking was sent before a reload', true, slot({ isSent: true })],
  [
    'another booking of it was sent after one without an answer',
    true,
    { ...slot({ isSent: true, wasSent: true }), attempt },
  ],
  ['that other booking was refused', true, slot({ wasSent: true })],
])('where %s, the slot may be booked: %s', (_what, may, state) => {
  expect(mayBeBooked({ ...initialJourney, ...state })).toBe(may);
});

function slot(change: Parameters<typeof appointment>[0] = {}): Pick<JourneyState, 'picked'> {
  return { picked: { appointment: appointment(change), provider: clinic } };
}
