/** Hours of one day: wall times in seconds from midnight. */
export interface DayHours {
  readonly opens: number;
  readonly closes: number;
  readonly breakStarts: number | null;
  readonly breakEnds: number | null;
}

/** One day of a time zone. */
export interface ZoneDay {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  /** Since 1970. */
  readonly dayNumber: number;
  /** How far clocks are ahead of UTC at the begin of the day, and at its end, in seconds. */
  readonly offset: number;
  readonly offsetAfter: number;
  /** When the clocks change, in seconds since 1970; null on a day of 24 hours. */
  readonly change: number | null;
}

/** The days of a search in one time zone. */
export interface Zone {
  /** The date there, in days since 1970. */
  readonly today: number;
  /** In ascending order. */
  readonly days: readonly ZoneDay[];
}

/** What a provider does for one service. */
export interface VisitLength {
  readonly serviceId: number;
  readonly minutes: number;
  /** From today on, as in `offeredTimes`. */
  readonly minDaysAhead: number;
  /** Null for a service that has no times. */
  readonly maxDaysAhead: number | null;
}

/** When one provider sees guests, and what others have of that time. */
export interface Calendar {
  /** Minutes from one of the provider's times to the next. */
  readonly slotMinutes: number;
  /** The services of the search that the provider has. */
  readonly visits: readonly VisitLength[];
  readonly zone: Zone;
  /** By weekday, of which 1 is Monday. A weekday that is missing is closed. */
  readonly weekly: ReadonlyMap<number, DayHours>;
  /** By date; null where the provider is closed. They replace the weekly hours. */
  readonly exceptions: ReadonlyMap<string, DayHours | null>;
  /** The beginnings of what is taken, each `slotMinutes` long, in seconds since 1970 and in ascending order. */
  readonly taken: readonly number[];
}
