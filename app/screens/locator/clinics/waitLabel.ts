import type { Clinic } from '../../../api/index.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import type { LocatorMessages } from '../../../messages/generated/locatorMessages.ts';

type WaitMessages = LocatorMessages['card']['waits'];

/** What servers send for a wait that is not known, to sort by (LOCATOR-13). No guest reads it. */
const unknownWait = 99_999;

/**
 * 'No Wait', '25 min' or '1 hr 5 min'; what the server says of a clinic that takes nobody now; undefined where the wait
 * is not known.
 */
export function waitLabel(info: Clinic['waitTimeInfo'], messages: WaitMessages): string | undefined {
  if (info === undefined) return undefined;
  if (!info.clinicAvailable) return info.description?.trim() || undefined;
  const minutes = Math.round(info.waitMinutes ?? unknownWait);
  return minutes >= unknownWait || minutes < 0 ? undefined : formatWait(minutes, messages);
}

function formatWait(minutes: number, { noWait, minutesOnly, hoursOnly, hoursAndMinutes }: WaitMessages): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 0) return noWait;
  if (h === 0) return fillTemplate(minutesOnly, { m });
  return m === 0 ? fillTemplate(hoursOnly, { h }) : fillTemplate(hoursAndMinutes, { h, m });
}
