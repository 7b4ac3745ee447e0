import { calls } from '../../../schemas/calls.ts';
import { checkClinicInfoReply } from '../../../schemas/generated/api/places/clinic-info/reply.js';
import { defineContract } from '../../case/defineContract.ts';
import { unless } from '../../check/unless.ts';

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
      send: async ({ find }) => {
        const { where } = await find.clinics.next();
        const { locationNumber: id = '' } = where;
        return {
          path: pathOf(id),
          findViolation: ({ data: { clinic } }) =>
            unless(clinic.id === id, '/data/clinic/id', `${id}, as asked for`, clinic.id),
        };
      },
    },
    { name: 'of one that does not exist', statuses: [404], send: () => ({ path: pathOf('99999999') }) },
  ],
});
