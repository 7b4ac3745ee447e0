import { blocked } from '../../case/SkippedCase.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import { type SlotReply, slotFindings } from '../../register/replies/slots/slotFindings.ts';
import { timesOf } from '../../world/isOffered.ts';

/**
 * Checks what every search reply must keep to, so that it is this case that says so.
 * @throws SkippedCase where no time is free
 */
export const keepsTo =
  (query: Query) =>
  (reply: SlotReply): ContractViolation | undefined => {
    const wrong = firstWrong(...slotFindings(reply, query, Date.now()).map(({ violation }) => violation));
    if (!wrong && timesOf(reply.data.appointmentTimeSlots).length === 0)
      throw blocked('no time is free, so that nothing is compared');
    return wrong;
  };
