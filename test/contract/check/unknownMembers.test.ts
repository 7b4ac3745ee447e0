import { expect, test } from 'vitest';
import { callSchema } from '../../../contract/case/callSchema.ts';
import { unknownMembers } from '../../../contract/check/unknownMembers.ts';

const provider = { providerId: '01445225', hiddenNote: 'x' };
const reply = {
  data: {
    appointmentTimeSlots: [
      { provider, services: [] },
      { provider, services: [], score: 1 },
    ],
  },
  traceId: 'x',
};

test('names each place that no schema describes once, also in entries and behind references', () => {
  expect(unknownMembers(callSchema('search-time-slots', 'reply'), reply)).toEqual([
    '/data/appointmentTimeSlots/-/provider/hiddenNote',
    '/data/appointmentTimeSlots/-/score',
    '/traceId',
  ]);
});

test('is silent about members whose schema takes any', () => {
  expect(unknownMembers({ file: '', schema: { type: 'object' } }, { any: { thing: 1 } })).toEqual([]);
});
