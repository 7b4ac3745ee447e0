const hourInMilliseconds = 3_600_000;

/** The alarms of a visit, in hours before it, that are still to come: a calendar may ring at once for one that is past. */
export const alarmsAhead = (hours: readonly number[], start: Date, now: Date): readonly number[] =>
  hours.filter((before) => start.getTime() - before * hourInMilliseconds > now.getTime());
