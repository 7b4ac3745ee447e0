import type { JsonObject } from '#engine';
import type { Texts } from '../../proof/texts/createTexts.ts';
import type { AskedPlan } from '../AskedPlan.ts';
import type { RecordedJourney, ToldJourney } from '../RecordedJourney.ts';
import { coverGreedily } from './coverGreedily.ts';
import { foldTries } from './foldTries.ts';
import type { Wanted, Ways } from './openWays.ts';
import type { Part } from './parts/Part.ts';
import { seeJourney, takenBy } from './seeJourney.ts';
import { shortenJourney } from './shortenJourney.ts';
import type { AnswerOptions, Effort } from './tell/candidateAnswers.ts';
import { tellJourney } from './tell/tellJourney.ts';
import { addTries, asTry } from './tries/addTries.ts';
import { contextWith, today } from './usualContext.ts';

/** What the documents before this one have led to. */
export interface GeneratedSoFar {
  /** The keys of the parts that a journey takes. */
  readonly taken: Set<string>;
  /** The keys of the parts that a journey shows. */
  readonly shown: Set<string>;
  readonly texts: Texts;
}

/** What the app knows of guests. */
export interface GuestContexts {
  /** One of each flow. */
  readonly contexts: readonly JsonObject[];
  /** Others, of whom journeys are kept only where they take something new. */
  readonly further: readonly JsonObject[];
}

/** A way that may be kept. */
interface Candidate {
  readonly told: ToldJourney;
  readonly takes: ReadonlySet<string>;
}

const efforts: readonly Effort[] = ['most', 'least', 'longest'];

/**
 * The journeys through one document that take what no journey takes so far; adds what they take to `taken`. There is at
 * least one for each of the contexts, which answers everything.
 */
export function generateFor(
  asked: AskedPlan,
  { parts, find }: Ways,
  { contexts, further }: GuestContexts,
  { taken, shown, texts }: GeneratedSoFar,
): readonly RecordedJourney[] {
  const options = (effort: Effort): AnswerOptions => ({ effort, today, texts });
  const candidateOf = (told: ToldJourney): Candidate => ({ told, takes: takenBy(parts, seeJourney(asked, told).seen) });

  const usual = contexts.map((context) => candidateOf(tellJourney(asked, context, '', options('most'))));
  const candidates: Candidate[] = [
    ...usual,
    ...contexts.flatMap((context) =>
      (['least', 'longest'] as const).map((effort) => candidateOf(tellJourney(asked, context, '', options(effort)))),
    ),
    ...further.map((context) => candidateOf(tellJourney(asked, context, '', options('most')))),
  ];
  const seen = new Set([...taken, ...candidates.flatMap(({ takes }) => [...takes])]);
  const wantedWays = (part: Part): readonly (readonly [Wanted, JsonObject])[] =>
    contexts.flatMap((context) => {
      const wanted = find(part, fixedOf(context));
      return wanted === undefined ? [] : [[wanted, contextWith(context, wanted)] as const];
    });
  for (const part of parts) {
    if (part.way === undefined || part.on !== undefined || seen.has(part.key)) continue;
    const found = firstOf(
      wantedWays(part).flatMap(([wanted, context]) =>
        efforts.map((effort) => () => candidateOf(tellJourney(asked, context, '', options(effort), wanted))),
      ),
      ({ takes }) => takes.has(part.key),
    );
    if (found === undefined) continue;
    candidates.push(found);
    for (const key of found.takes) seen.add(key);
  }
  const kept = [...usual];
  const whole = (candidate: Candidate): Candidate => ({ ...candidate, takes: withoutTries(candidate.takes, parts) });
  const done = new Set([...taken, ...kept.flatMap(({ takes }) => [...takes])]);
  kept.push(...coverGreedily(candidates.map(whole), done));
  for (const { told } of kept) for (const key of candidateOf(told).takes) taken.add(key);
  const tried = kept.map(({ told }) => addTries(asked, told, { parts, taken }, options('most')));
  // What is left needs other answers before the page on which it is tried.
  for (const part of parts) {
    const { on } = part;
    if (on === undefined || taken.has(part.key)) continue;
    for (const [wanted, context] of wantedWays(part)) {
      const told = tellJourney(asked, context, '', options('most'), wanted);
      const page = told.pages.find(({ at }) => at === on);
      const own = wanted.answers.get(on);
      if (page === undefined) continue;
      const further = own ? [asTry(own, page.answers)] : [];
      const before = new Set(taken);
      for (const key of candidateOf(told).takes) taken.add(key);
      const journey = addTries(asked, told, { parts, taken }, options('most'), { at: on, further });
      if (!taken.has(part.key)) {
        taken.clear();
        for (const key of before) taken.add(key);
        continue;
      }
      tried.push(journey);
      break;
    }
  }
  return tried.map((told, index) => {
    const named = foldTries(asked, { ...told, name: nameOf(asked, told, index) });
    const { journey, seen } = seeJourney(asked, named);
    return shortenJourney(journey, seen, parts, shown);
  });
}

/** The first that fits; what comes after it is not made. */
function firstOf<T>(makers: readonly (() => T)[], fits: (made: T) => boolean): T | undefined {
  for (const make of makers) {
    const made = make();
    if (fits(made)) return made;
  }
  return undefined;
}

/** What a journey must take by its own answers, since a try cannot. */
const withoutTries = (takes: ReadonlySet<string>, parts: readonly Part[]): ReadonlySet<string> =>
  new Set(parts.flatMap(({ key, on }) => (on === undefined && takes.has(key) ? [key] : [])));

const fixedOf = (context: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(context).filter(([name]) => name === 'flow' || name === 'today'));

const nameOf = ({ name }: AskedPlan, _told: ToldJourney, index: number): string =>
  `${name.split('/')[1] ?? name} ${index + 1}`;
