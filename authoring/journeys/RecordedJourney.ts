import type { Json, JsonObject } from '#engine';

/** Answers by the pointers of their fields or questions: `/firstName`. */
export type JourneyAnswers = JsonObject;

/** Whether fields are shown and must be answered, by their names. */
export type JourneyFields = Readonly<Record<string, 'required' | 'optional' | 'hidden'>>;

/** What is said of answers, by their pointers. */
export type JourneyMessages = Readonly<Record<string, string>>;

/** How a journey ends (`schemas/journeys/recorded-journey.json` explains each member). */
export interface JourneyOutcome {
  readonly is: 'sent' | 'eligible' | 'notEligible' | 'refused' | 'unanswered';
  readonly at?: string;
  readonly says?: string;
  readonly violations?: JourneyMessages;
  readonly services?: readonly number[];
  readonly known?: JsonObject;
}

/** Answers that a guest tries on a page before going on with others. */
export interface ToldTry {
  /** Those that differ from the answers of the page; null takes one away. */
  readonly answers: JourneyAnswers;
}

/** A try with what comes of it. */
export interface JourneyTry extends ToldTry {
  readonly fields?: JourneyFields;
  readonly says?: JourneyMessages;
  readonly notices?: readonly string[];
  readonly to?: string;
  readonly verified?: string;
  readonly outcome?: JourneyOutcome;
}

/** What a guest does on a page of a form, or at a question. */
export interface ToldPage {
  /** `/step/page` for a page of a form, `/question` for a question. */
  readonly at: string;
  /** Answers that are tried one by one, by field, and are taken: Continue leads on as with the answers of the page. */
  readonly accepts?: Readonly<Record<string, readonly Json[]>>;
  readonly tries?: readonly ToldTry[];
  readonly answers: JourneyAnswers;
}

/** The same with what the guest meets there. */
export interface JourneyPage extends ToldPage {
  /** Absent where the guest only passes through: then nothing is said of the page but that it is there. */
  readonly title?: string;
  /** Which of the form's other voices it speaks in, counted from 1; absent where it speaks in its first words. */
  readonly voice?: number;
  readonly fields?: JourneyFields;
  readonly filled?: JourneyAnswers;
  readonly options?: readonly string[];
  readonly tries?: readonly JourneyTry[];
  readonly notices?: readonly string[];
  readonly verified?: string;
}

/** What a guest does from the first page to an end, and what the app knows of the guest. */
export interface ToldJourney {
  readonly name: string;
  /** The name of the document whose questions are answered: `form-config/in-person`. */
  readonly asked: string;
  readonly context: JsonObject;
  readonly pages: readonly ToldPage[];
}

/** One guest's way through a form or a questionnaire, written down with what comes of it. */
export interface RecordedJourney extends ToldJourney {
  readonly pages: readonly JourneyPage[];
  readonly outcome: JourneyOutcome;
  readonly request?: JsonObject;
}

/** The answers of a page by field. Of two parts, the later counts; what it takes away is not there. */
export const readAnswers = (...parts: readonly JourneyAnswers[]): JsonObject =>
  Object.fromEntries(
    [...new Map(parts.flatMap((part) => Object.entries<Json>(part)))].flatMap(([pointer, answer]) =>
      answer === null ? [] : [[unescapeName(pointer.slice(1)), answer] as const],
    ),
  );

const unescapeName = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');
