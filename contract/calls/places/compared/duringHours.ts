import { DateTime } from 'luxon';
import type { Clinic } from '../../../../schemas/generated/api/places/search-clinics/reply.js';
import { skipped } from '../../../case/SkippedCase.ts';
import type { ContractViolation } from '../../../check/CheckResult.ts';
import { unless } from '../../../check/unless.ts';
import type { World } from '../../../world/World.ts';

/** A clinic at a time at which it sees guests, and what says of it that it is closed then. */
export interface OpenClinic {
  readonly id: string;
  readonly closedWrong: (clinic: Pick<Clinic, 'waitTimeInfo'> | undefined, at: string) => ContractViolation | undefined;
}

/** Sets the clock to a time of a clinic that a search finds free: it is open then. */
export async function duringHours({ find, setClock }: World): Promise<OpenClinic> {
  const { time, timezone, where } = await find.clinics.next();
  if (!setClock) throw skipped('what is open by day is not proven: nobody sets the clock of the server');
  await setClock(DateTime.fromSQL(time, { zone: timezone }).plus({ minutes: 1 }).toJSDate());
  return {
    id: where.locationNumber ?? '',
    closedWrong: (clinic, at) =>
      unless(
        clinic?.waitTimeInfo?.clinicAvailable !== false,
        `${at}/waitTimeInfo/clinicAvailable`,
        `true: a visit begins there at ${time}`,
        'false',
      ),
  };
}
