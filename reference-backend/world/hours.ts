import { DateTime } from 'luxon';

/** Wall times 'HH:mm'. */
export interface Hours {
  readonly opens: string;
  readonly closes: string;
  readonly breakStarts?: string;
  readonly breakEnds?: string;
}

export interface HoursException {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** Missing on a day on which the provider is closed. */
  readonly hours?: Hours;
  readonly reason: string;
}

/** A provider's weekly hours. */
export interface WeekPattern {
  /** Minutes from one of its times to the next. */
  readonly slotMinutes: number;
  readonly mondayToFriday: Hours;
  readonly saturday?: Hours;
  readonly sunday?: Hours;
}

const hours = (opens: string, closes: string, breakStarts?: string, breakEnds?: string): Hours => ({
  opens,
  closes,
  ...(breakStarts && { breakStarts }),
  ...(breakEnds && { breakEnds }),
});

type Patterns = readonly [WeekPattern, ...WeekPattern[]];

const CLINICS: Patterns = [
  {
    slotMinutes: 20,
    mondayToFriday: hours('08:00', '19:40', '13:00', '14:00'),
    saturday: hours('09:00', '17:00', '13:00', '14:00'),
    sunday: hours('10:00', '17:00', '13:00', '14:00'),
  },
  {
    slotMinutes: 20,
    mondayToFriday: hours('08:30', '19:30', '14:00', '15:00'),
    saturday: hours('09:00', '17:00', '12:30', '13:00'),
  },
  {
    slotMinutes: 15,
    mondayToFriday: hours('09:00', '20:00'),
    saturday: hours('09:00', '18:00'),
    sunday: hours('10:00', '16:00'),
  },
  { slotMinutes: 30, mondayToFriday: hours('07:30', '17:30', '12:00', '13:00'), saturday: hours('08:00', '13:00') },
  { slotMinutes: 20, mondayToFriday: hours('10:00', '18:00', '13:20', '14:00') },
];

const PHARMACIES: Patterns = [
  {
    slotMinutes: 20,
    mondayToFriday: hours('09:00', '21:00', '13:40', '14:20'),
    saturday: hours('09:00', '18:00', '13:40', '14:20'),
    sunday: hours('10:00', '18:00', '13:40', '14:20'),
  },
  { slotMinutes: 30, mondayToFriday: hours('09:00', '19:00', '13:30', '14:00'), saturday: hours('09:00', '17:00') },
];

const TEAMS: Patterns = [
  {
    slotMinutes: 30,
    mondayToFriday: hours('08:00', '20:00'),
    saturday: hours('09:00', '17:00'),
    sunday: hours('09:00', '17:00'),
  },
];

const DIETITIANS: Patterns = [
  { slotMinutes: 60, mondayToFriday: hours('09:00', '17:00', '13:00', '14:00') },
  { slotMinutes: 30, mondayToFriday: hours('08:00', '16:00', '12:00', '12:30') },
  { slotMinutes: 60, mondayToFriday: hours('11:00', '19:00', '15:00', '16:00'), saturday: hours('09:00', '13:00') },
];

const inTurn =
  (patterns: Patterns) =>
  (position: number): WeekPattern =>
    patterns[position % patterns.length] ?? patterns[0];

export const clinicWeek = inTurn(CLINICS);
export const pharmacyWeek = inTurn(PHARMACIES);
export const teamWeek = inTurn(TEAMS);
export const dietitianWeek = inTurn(DIETITIANS);

export const listWeekdays = (pattern: WeekPattern): readonly { weekday: number; hours: Hours }[] => [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, hours: pattern.mondayToFriday })),
  ...(pattern.saturday ? [{ weekday: 6, hours: pattern.saturday }] : []),
  ...(pattern.sunday ? [{ weekday: 7, hours: pattern.sunday }] : []),
];

function thanksgiving(year: number): string {
  const first = DateTime.utc(year, 11, 1);
  return first.plus({ days: ((4 - first.weekday + 7) % 7) + 21 }).toISODate() ?? '';
}

const YEARS: readonly number[] = Array.from({ length: 12 }, (_, index) => 2025 + index);

/** Holidays of the chain, a short day before Christmas, and one day a year on which this provider is closed. */
export function listExceptions(position: number, years: readonly number[] = YEARS): readonly HoursException[] {
  return years
    .flatMap((year) => [
      { day: `${year}-01-01`, reason: "New Year's Day" },
      { day: `${year}-07-04`, hours: hours('09:00', '13:00'), reason: 'Independence Day' },
      { day: thanksgiving(year), reason: 'Thanksgiving' },
      { day: `${year}-12-24`, hours: hours('08:00', '15:00', '12:00', '12:40'), reason: 'Christmas Eve' },
      { day: `${year}-12-25`, reason: 'Christmas' },
      {
        day:
          DateTime.utc(year, 1, 15)
            .plus({ days: (position * 11) % 330 })
            .toISODate() ?? '',
        reason: 'Staff training',
      },
    ])
    .filter(({ day }, index, all) => all.findIndex((other) => other.day === day) === index);
}
