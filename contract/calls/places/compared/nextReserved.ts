import type { Clinic } from '../../../../schemas/generated/api/places/search-clinics/reply.js';
import { blocked } from '../../../case/SkippedCase.ts';
import type { ContractViolation } from '../../../check/CheckResult.ts';
import { unless } from '../../../check/unless.ts';
import type { Sending } from '../../../exchange/Sending.ts';
import type { Bookable } from '../../../world/Pool.ts';
import type { World } from '../../../world/World.ts';
import type { ContractName } from '../../addresses.ts';
import { NONE, nextTime, USUAL } from './nextTime.ts';

/**
 * A clinic is described, then the next time of it is reserved, so that it has another one: a description that was kept from before
 * does not know it.
 * @param ask what asks for the clinic
 */
export async function nextReserved(world: World, call: ContractName, ask: (at: Bookable) => Sending) {
  const at = { ...(await world.find.clinics.first()), serviceId: USUAL };
  const sending = ask(at);
  await world.guest.send(call, sending);
  const time = await nextTime(world, at);
  if (time === undefined || time === NONE) throw blocked('no time is free there');
  await world.reserve(world.rival, { ...at, time });
  const next = await nextTime(world, at);
  return {
    sending,
    nextWrong: (clinics: readonly Clinic[], pointer: (index: number) => string): ContractViolation | undefined => {
      const index = clinics.findIndex(({ id }) => id === at.provider.providerId);
      const said = clinics[index]?.nextAvailableAppointment?.start.value;
      return unless(
        index < 0 || next === undefined || said === next,
        `${pointer(index)}/nextAvailableAppointment/start/value`,
        `${next}, as ${time} was reserved`,
        String(said),
      );
    },
  };
}
