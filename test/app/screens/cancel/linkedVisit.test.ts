import { expect, it } from 'vitest';
import { linkedVisit } from '../../../../app/screens/cancel/linkedVisit.ts';
import { first, second } from './found.ts';

it('keeps the name of each calendar entry, so that its file takes that entry out', () => {
  const appointments = [{ ...first, calendarUid: 'entry-of-the-first' }, second];
  const linked = linkedVisit(
    { appointments, provider: { providerId: '01400412', businessName: 'tlc', timezone: 'America/New_York' } },
    first.id,
    first.confirmCode,
  );
  expect(linked.appointments.map(({ calendarUid }) => calendarUid)).toEqual(['entry-of-the-first', undefined]);
});
