import type { Json, JsonObject } from '#engine';
import { parseJson } from '../check/read/parseJson.ts';
import { readAnswers as readPage } from '../journeys/RecordedJourney.ts';
import { parseJourney } from '../journeys/replay/JourneyFile.ts';
import { isJsonObject } from '../jsonParts.ts';
import { dayOf } from '../proof/guests/dayOf.ts';

/** The answers that a file gives. */
export interface GivenAnswers {
  /** By `step/field`, or by the name of the field or question alone. */
  readonly answers: ReadonlyMap<string, Json>;
  /** Of a recorded journey: what it answers, and what the app knows of its guest. */
  readonly asked?: string;
  readonly context?: JsonObject;
}

export const noAnswers: GivenAnswers = { answers: new Map() };

/**
 * Reads answers: a recorded journey, or an object such as `{ "patientDetails/lastName": "Lee", "isPregnant": true }`.
 *
 * @param file named in what is thrown
 * @throws TypeError when the text is neither
 */
export function readAnswers(text: string, file: string): GivenAnswers {
  const { journey } = parseJourney(text);
  if (journey) {
    const { asked, context, pages } = journey;
    const answers = pages.flatMap(({ at, answers }) => {
      const [, step = '', page] = at.split('/');
      return Object.entries(readPage(answers)).map(
        ([name, answer]) => [page === undefined ? step : `${step}/${name}`, answer] as const,
      );
    });
    return { answers: new Map(answers), asked, context };
  }
  const given = parseJson(text);
  if (!isJsonObject(given))
    throw new TypeError(
      `${file} has no answers: an object such as { "patientDetails/lastName": "Lee" }, or a journey.`,
    );
  return { answers: new Map(Object.entries(given)) };
}

/** Answers in which a text such as "18 years ago" is the day that is counted from today. */
export const countDays = (answer: Json, today: string): Json =>
  typeof answer === 'string' ? dayOf(answer, today) : answer;
