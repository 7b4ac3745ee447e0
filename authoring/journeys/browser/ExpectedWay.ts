import { type JsonObject, type JsonSchema, type ObjectSchema, type PageView, presentedSchema } from '#engine';
import type { AskedPlan } from '../AskedPlan.ts';
import { type JourneyMessages, type JourneyOutcome, readAnswers, type ToldJourney } from '../RecordedJourney.ts';
import { recordJourney } from '../record/recordJourney.ts';

/** What the app must show of a page, once its answers are given, and what it must say of others. */
export interface ExpectedPage {
  readonly at: string;
  readonly title: string;
  /** All fields of the page that a guest answers: those that are computed may be shown or not. */
  readonly schema: JsonSchema;
  /** Those of them that are shown to be answered. */
  readonly shown: readonly string[];
  /** Titles, descriptions, labels and notices of what is shown, without markup. */
  readonly words: readonly string[];
  readonly answers: JsonObject;
  readonly tries: readonly ExpectedTry[];
}

/** Answers that are refused, or that end a prescreen, with what is said then. */
export interface ExpectedTry {
  readonly answers: JsonObject;
  readonly says: JourneyMessages;
  /** What is said of a guest who may not go on. */
  readonly notice?: readonly string[];
}

export interface ExpectedWay {
  readonly pages: readonly ExpectedPage[];
  readonly outcome: JourneyOutcome;
  readonly request: JsonObject;
  /** How many tries are left out, because something else comes of them than words on the same page. */
  readonly leftOut: number;
}

/** What the engine says that a guest meets on this way. A page on which the way ends without answers is its last. */
export function expectedWay(plan: AskedPlan, told: ToldJourney): ExpectedWay {
  const { outcome, request = {} } = recordJourney(plan, told);
  const unanswered = outcome.is === 'unanswered' ? outcome.at : undefined;
  const whole = unanswered === undefined ? told.pages : [...told.pages, { at: unanswered, answers: {} }];
  const views: { readonly view: PageView; readonly notices: readonly string[] }[] = [];
  const { pages } = recordJourney(
    plan,
    { ...told, pages: whole },
    {
      onPage: (view, _after, _violations, isTry) => void (isTry || views.push({ view, notices: [] })),
      onQuestion: ({ view, notices }, _state, isTry) =>
        void (isTry || views.push({ view, notices: notices.map(({ text }) => text) })),
    },
  );
  const met = pages.flatMap(({ at, title = '', answers, tries = [] }, index) => {
    const seen = views[index];
    if (seen === undefined) return [];
    const { view, notices } = seen;
    const told = tries.flatMap(({ answers: own, says, outcome: end }) => {
      if (says === undefined && end?.is !== 'notEligible') return [];
      const notice = end?.says === undefined ? {} : { notice: readTexts(end.says) };
      return [{ answers: readAnswers(answers, own), says: says ?? {}, ...notice }];
    });
    return [
      {
        page: {
          at,
          title,
          schema: withoutComputed(view, view.page.schema),
          shown: view.shown.filter((name) => !view.page.computes.has(name)),
          // The title of the page is its heading.
          words: wordsOf({ ...withoutComputed(view, presentedSchema(view)), title })
            .concat(notices)
            .flatMap(readTexts),
          answers: readAnswers(answers),
          tries: told.toSorted((a, b) => Object.keys(a.answers).length - Object.keys(b.answers).length),
        },
        leftOut: tries.length - told.length,
      },
    ];
  });
  return {
    pages: met.map(({ page }) => page),
    outcome,
    request,
    leftOut: met.reduce((sum, { leftOut }) => sum + leftOut, 0),
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** What a guest reads of a text, which may have markup: piece by piece, as the page may break them. */
export const readTexts = (html: string): readonly string[] =>
  html
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole).trim())
    .filter((text) => text !== '');

function withoutComputed({ page }: PageView, schema: ObjectSchema): ObjectSchema {
  const asked = Object.entries(schema.properties).filter(([name]) => !page.computes.has(name));
  return { ...schema, properties: Object.fromEntries(asked) };
}

/** What a guest reads of fields: of those that have other fields inside, of these, too. */
function wordsOf({ title, description, properties = {}, items, oneOf = [] }: JsonSchema): readonly string[] {
  return [
    title,
    description,
    ...Object.values(properties).flatMap(wordsOf),
    ...(items ? wordsOf(items) : []),
    ...oneOf.map((choice) => choice.title),
  ].filter((text) => text !== undefined);
}
