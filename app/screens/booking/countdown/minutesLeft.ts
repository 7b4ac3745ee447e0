const minute = 60_000;

/** No reservation is held as long as this: one that claims to be comes from another clock, and says nothing. */
const longest = 60;

/** Whole minutes until `expiresAt`, the begun one included; 0 once it is over; undefined for no believable end. */
export function minutesLeft(expiresAt: string | undefined, now: Date): number | undefined {
  const end = Date.parse(expiresAt ?? '');
  if (Number.isNaN(end)) return undefined;
  const minutes = Math.ceil((end - now.getTime()) / minute);
  return minutes > longest ? undefined : Math.max(0, minutes);
}

/** Milliseconds until {@link minutesLeft} changes. */
export function untilNextMinute(expiresAt: string, now: Date): number {
  const left = Date.parse(expiresAt) - now.getTime();
  return left <= 0 ? 0 : ((left - 1) % minute) + 1;
}
