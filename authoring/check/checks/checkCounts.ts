import { type AppSettings, appSettings } from '../../../app/content/generated/settings/appSettings.ts';
import { flowNames, flows, isTimedFlow } from '../../../app/journey/flows.ts';
import { reservationMinutes } from '../../../schemas/api/time-slots/create-reservation/reservationMinutes.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** What is wrong with a number beside others, at its place. */
type Finding = readonly [pointer: string, message: string];

/** Reports days, counts and times in the settings of the app of which each is right alone, but not beside the others. */
export const checkCounts = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { kind, name: document }, document: settings }) =>
    kind.name === appSettings.name && appSettings.check(settings)
      ? findings(settings).map(([pointer, message]) => ({ document, pointer, code: 'settings-contradict', message }))
      : [],
  );

function findings(settings: AppSettings): readonly Finding[] {
  const { locationsPerPage, maxResults, holdWarningMinutes, partsOfDay, calendarAlarmHours } = settings;
  const late = calendarAlarmHours.findIndex((hours, at) => hours > (calendarAlarmHours[at - 1] ?? hours));
  return [
    ...findDays(settings),
    ...when(locationsPerPage > maxResults, [
      '/locationsPerPage',
      `A page has room for ${locationsPerPage} places, and a search finds ${maxResults} at most ("maxResults").`,
    ]),
    ...when(holdWarningMinutes * 2 > reservationMinutes, [
      '/holdWarningMinutes',
      `A time is held for ${reservationMinutes} minutes, and guests would be warned for ${holdWarningMinutes} of them.`,
    ]),
    ...when(partsOfDay.afternoon === '00:00', [
      '/partsOfDay/afternoon',
      'The afternoon begins at midnight, so there is no morning.',
    ]),
    ...when(partsOfDay.afternoon !== '00:00' && isOutside(partsOfDay.afternoon, '11:00', '15:00'), [
      '/partsOfDay/afternoon',
      `Nobody calls ${partsOfDay.afternoon} the beginning of the afternoon: write a time from 11:00 to 15:00.`,
    ]),
    ...when(partsOfDay.evening > partsOfDay.afternoon && isOutside(partsOfDay.evening, '15:00', '21:00'), [
      '/partsOfDay/evening',
      `Nobody calls ${partsOfDay.evening} the beginning of the evening: write a time from 15:00 to 21:00.`,
    ]),
    ...when(partsOfDay.evening <= partsOfDay.afternoon, [
      '/partsOfDay/evening',
      `The evening begins at ${partsOfDay.evening}, so there is no afternoon from ${partsOfDay.afternoon} on.`,
    ]),
    ...when(late > 0, [
      `/calendarAlarmHours/${late}`,
      `The alarms count down to the visit, and ${calendarAlarmHours[late]} hours before it stands after ${calendarAlarmHours[late - 1]}: these are hours, the longest first.`,
    ]),
  ];
}

/** Times of two digits each compare as texts do. */
const isOutside = (time: string, first: string, last: string): boolean => time < first || time > last;

const when = (isWrong: boolean, finding: Finding): readonly Finding[] => (isWrong ? [finding] : []);

/**
 * Days beside each other that one search does not cover. Video visits are searched for two days and shown five (RESULT-7,
 * RESULT-10), which is three searches for one page of days; more are too many there, too.
 */
const findDays = ({ cardDays, searchDays }: AppSettings): readonly Finding[] =>
  flowNames.filter(isTimedFlow).flatMap((flow) => {
    const [shown, searched] = [cardDays[flow], searchDays[flow]];
    const message = `${shown} days have room beside each other, and a search covers ${searched} ("searchDays"): guests would see no more at first.`;
    return when(shown > searched * (flows[flow].isVirtualVisit ? 3 : 1), [`/cardDays/${flow}`, message]);
  });
