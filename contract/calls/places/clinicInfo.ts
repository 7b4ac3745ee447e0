import { calls } from '../../../schemas/calls.ts';
import { checkClinicDetailsReply } from '../../../schemas/generated/api/places/clinic-details/reply.js';
import { checkClinicInfoReply } from '../../../schemas/generated/api/places/clinic-info/reply.js';
import { defineContract } from '../../case/defineContract.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { ask } from '../../world/ask.ts';
import { weekWrong } from './clinicPage.ts';
import { buildStoreQuery } from './isRightPage.ts';
import { placeDiffers } from './placeDiffers.ts';

/** The path of a clinic: the first three digits of its id are its division, the next five its store (API-9). */
const pathOf = (id: string): string =>
  calls['clinic-info'].path.replace('{divisionNumber}', id.slice(0, 3)).replace('{storeNumber}', id.slice(3));

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
        const { data } = await ask(guest, 'clinic-details', checkClinicDetailsReply, { query: buildStoreQuery(id) });
        const next = data.clinic.nextAvailableAppointment?.start.value;
        return {
          path: pathOf(id),
          findViolation: ({ data: { clinic } }) =>
            firstWrong(
              unless(clinic.id === id, '/data/clinic/id', `${id}, as asked for`, clinic.id),
              placeDiffers(provider, clinic, '/data/clinic'),
              placeDiffers(data.clinic, clinic, '/data/clinic'),
              weekWrong(clinic, '/data/clinic'),
              unless(
                clinic.nextAvailableAppointment?.start.value === next,
                '/data/clinic/nextAvailableAppointment/start/value',
                `${next}, as clinic-details says`,
                clinic.nextAvailableAppointment?.start.value ?? 'none',
              ),
            ),
        };
      },
    },
    {
      name: 'of a store that is in another division',
      statuses: [404],
      send: async ({ find }) => {
        const { where } = await find.clinics.next();
        return { path: pathOf(`777${where.locationNumber?.slice(3)}`) };
      },
    },
    { name: 'of one that does not exist', statuses: [404], send: () => ({ path: pathOf('99999999') }) },
  ],
});
