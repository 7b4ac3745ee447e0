import { checkClinicInfoReply } from '../../../schemas/generated/api/places/clinic-info/reply.js';
import { defineContract } from '../../case/defineContract.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { distanceWrong, nextWrong, waitWrong, weekWrong } from '../../register/replies/clinics/clinicWrong.ts';
import { inTheEvening } from './atNight.ts';
import { clinicElsewhere, clinicOutvoted, pathOf } from './compared/clinicElsewhere.ts';
import { duringHours } from './compared/duringHours.ts';
import { nextReserved } from './compared/nextReserved.ts';
import { placeDiffers } from './placeDiffers.ts';

export const clinicInfo = defineContract({
  call: 'clinic-info',
  checkReply: checkClinicInfoReply,
  cases: [
    {
      name: 'of a clinic',
      statuses: [200],
      send: async ({ find, guest }) => {
        const { where, provider } = await find.clinics.next();
        const { locationNumber: id = '' } = where;
        const elsewhere = await clinicElsewhere(guest, 'clinic-info', { ...provider, id });
        return {
          path: pathOf(id),
          findViolation: ({ data: { clinic } }) =>
            firstWrong(
              unless(clinic.id === id, '/data/clinic/id', `${id}, as asked for`, clinic.id),
              placeDiffers(provider, clinic, '/data/clinic', 'search-time-slots'),
              weekWrong(clinic, '/data/clinic'),
              waitWrong(clinic, '/data/clinic'),
              distanceWrong(clinic, '/data/clinic'),
              nextWrong(clinic, '/data/clinic'),
              clinicOutvoted(elsewhere, clinic, '/data/clinic'),
            ),
        };
      },
    },
    {
      name: 'by day: who sees guests is open, at the hours and with the break of that day',
      statuses: [200],
      send: async (world) => {
        const { id, dayWrong } = await duringHours(world);
        return { path: pathOf(id), findViolation: ({ data: { clinic } }) => dayWrong(clinic, '/data/clinic') };
      },
    },
    {
      name: 'in the evening: today comes first, and it is closed',
      statuses: [200],
      send: async (world) => {
        const { at, eveningWrong } = await inTheEvening(world);
        return {
          path: pathOf(at.provider.providerId),
          findViolation: ({ data: { clinic } }) => eveningWrong(clinic, '/data/clinic'),
        };
      },
    },
    {
      name: 'of a clinic whose next time was just reserved: the one after it',
      statuses: [200],
      send: async (world) => {
        const { sending, nextWrong: wrong } = await nextReserved(world, 'clinic-info', ({ where }) => ({
          path: pathOf(where.locationNumber ?? ''),
        }));
        return { ...sending, findViolation: ({ data: { clinic } }) => wrong([clinic], () => '/data/clinic') };
      },
    },
    {
      name: 'of a store that is in another division',
      statuses: [404],
      code: 'clinicNotFound',
      send: async ({ find }) => {
        const { where } = await find.clinics.next();
        return { path: pathOf(`777${where.locationNumber?.slice(3)}`) };
      },
    },
    {
      name: 'of a pharmacy, which is no clinic',
      statuses: [404],
      code: 'clinicNotFound',
      send: async ({ find }) => ({ path: pathOf((await find.pharmacies.first()).where.locationNumber ?? '') }),
    },
    {
      name: 'of one that does not exist',
      statuses: [404],
      code: 'clinicNotFound',
      send: () => ({ path: pathOf('99999999') }),
    },
  ],
});
