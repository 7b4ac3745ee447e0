import { useEffect, useState } from 'react';

interface Watch {
  readonly end: string | undefined;
  readonly now: Date;
  /**
   * False for an end that was past when it was first seen: the clocks of guest and server differ, so it means nothing.
   */
  readonly believable: boolean;
}

const watch = (end: string | undefined): Watch => {
  const now = new Date();
  return { end, now, believable: minutesLeft(end, now) !== 0 };
};

/** The minutes left until an instant, counted down while the screen is open; undefined where the end is not known. */
export function useMinutesLeft(expiresAt: string | undefined): number | undefined {
  const [{ end, now, believable }, setWatch] = useState(() => watch(expiresAt));
  if (end !== expiresAt) setWatch(watch(expiresAt));
  const minutes = believable ? minutesLeft(end, now) : undefined;
  useEffect(() => {
    if (end === undefined || minutes === undefined || minutes === 0) return;
    const tick = () => setWatch({ end, now: new Date(), believable: true });
    const current = new Date();
    const isLate = minutesLeft(end, current) !== minutes;
    const timer = window.setTimeout(tick, isLate ? 0 : untilNextMinute(end, current));
    return () => window.clearTimeout(timer);
  }, [end, minutes]);
  return minutes;
}

const minute = 60_000;

/**
 * In minutes, longer than any reservation. An end that is further away comes from a clock that differs, and is ignored.
 */
const longest = 60;

/** Minutes until `expiresAt`, rounded up; 0 once it has passed; undefined if it is missing or not believable. */
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
