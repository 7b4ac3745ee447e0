import { replaceAt } from '../exchange/json.ts';
import { dayAhead } from '../world/birthdays.ts';

interface UnfitDate {
  /** What is wrong of the patient. */
  readonly who: string;
  /** How many days after today the date is. */
  readonly days: number;
  /** JSON Pointer to the date. */
  readonly at: string;
}

/** Dates of a whole patient, beside the date of birth, that have to be past. */
export const unfitDates: readonly UnfitDate[] = [
  { who: 'whose guardian is not born yet', days: 1, at: '/consentDetails/signature/guardianDetails/dateOfBirth' },
  ...(['first', 'second'] as const).flatMap((which, index) => [
    {
      who: `whose ${which} vaccine is to come, as of today`,
      days: 0,
      at: `/questionnaire/recentVaccinationDetails/${index}/lastTakenDate`,
    },
    {
      who: `whose ${which} blood product is to come, as of today`,
      days: 0,
      at: `/questionnaire/bloodProductDetails/${index}/lastTakenDate`,
    },
  ]),
  {
    who: 'whose second blood product is in a year',
    days: 366,
    at: '/questionnaire/bloodProductDetails/1/lastTakenDate',
  },
];

/** A request with a date at its place that is not past. */
export const withDateAhead = (request: object, { at, days }: UnfitDate): unknown =>
  replaceAt(request, at, dayAhead(days));
