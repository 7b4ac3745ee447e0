import { useEffect, useState } from 'react';
import { minutesLeft, untilNextMinute } from './minutesLeft.ts';

interface Watch {
  readonly end: string | undefined;
  readonly now: Date;
  /** An end that is over at first sight was read on a clock that is not the guest's: it says nothing. */
  readonly believable: boolean;
}

const watch = (end: string | undefined): Watch => {
  const now = new Date();
  return { end, now, believable: minutesLeft(end, now) !== 0 };
};

/** The minutes left until an instant, counted down while the screen is open; undefined where nothing is known. */
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
