import type { CallError } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { joinTexts } from '../../slots/joinTexts.ts';
import { WrittenReply } from '../handling/WrittenReply.ts';

/**
 * The reply of a search for times.
 * @param rows JSON texts, as `slotRows` writes them
 */
export function slotReply(rows: readonly string[], warnings: readonly CallError[] = []): WrittenReply {
  const data = `"data":{"appointmentTimeSlots":[${joinTexts(rows)}]}`;
  if (warnings.length === 0) return new WrittenReply(`{${data}}`);
  return new WrittenReply(`{${data},"warnings":{"appointmentTimeSlots":${JSON.stringify(warnings)}}}`);
}
