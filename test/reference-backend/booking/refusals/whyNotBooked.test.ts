import { describe, expect, test } from 'vitest';
import { claimSlot } from '../../../../reference-backend/booking/claimSlot.ts';
import { findFreeSlot } from '../../../../reference-backend/booking/findFreeSlot.ts';
import { keepAppointment } from '../../../../reference-backend/booking/keepAppointment.ts';
import { patientKeys } from '../../../../reference-backend/booking/patientKey.ts';
import { whyNotBooked } from '../../../../reference-backend/booking/refusals/whyNotBooked.ts';
import { book, booking, clinic, monday, sunday } from '../../support/calls.ts';
import { kindsOfCalls } from '../../support/databases.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';

/** A visit of 40 minutes: two steps of this clinic. */
const physical = 61;

describe.each(kindsOfCalls)('a time that could not be claimed on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  test('is taken, and no appointment of the guest, where the second half of it went to somebody else meanwhile', async () => {
    const { database } = backend();
    const now = new Date(sunday);
    const serviceIds = [physical];
    const providerIds = [clinic.locationNumber];
    const wanted = { providerIds, serviceIds, wallTime: `${monday} 08:00:00`, now, guest: 'guest' };
    const request = booking('Ann', '08:00:00', { serviceIds });
    const slot = await findFreeSlot(database, wanted);
    if (!slot) throw new Error('the time is free');
    await book(backend().guest(), booking('Rival', '08:30:00'));
    const refusal = await database.transaction(async (queries) => {
      const { providerId, startsAt } = slot;
      const { id } = await keepAppointment(queries, { providerId, serviceIds, startsAt, request, now });
      expect(await claimSlot(queries, slot, { guest: 'guest', now, by: { appointmentId: id } })).toBeUndefined();
      return whyNotBooked(queries, wanted, patientKeys(queries.keyring, request.basicInfo), id);
    });
    expect([refusal.status, refusal.errors[0]?.code]).toEqual([409, 'slotTaken']);
  });
});
