import { replaceAt } from '../exchange/json.ts';

interface UnfitDate {
  /** What is wrong of the patient. */
  readonly who: string;
  /** JSON Pointer to the date. */
  readonly at: string;
}

/** Dates of a whole patient, beside the date of birth, that have to be past. */
export const unfitDates: readonly UnfitDate[] = [
  { who: 'whose guardian is not born yet', at: '/consentDetails/signature/guardianDetails/dateOfBirth' },
  { who: 'whose second vaccine is to come', at: '/questionnaire/recentVaccinationDetails/1/lastTakenDate' },
  { who: 'whose first blood product is to come', at: '/questionnaire/bloodProductDetails/0/lastTakenDate' },
];

/** A request with a date at one place that is to come. */
export const withDateAhead = (request: object, at: string): unknown => replaceAt(request, at, '2090-01-01');
