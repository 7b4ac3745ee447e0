import type { AskedPlan } from '../../AskedPlan.ts';
import type { ToldJourney, ToldPage, ToldTry } from '../../RecordedJourney.ts';
import { readAnswers } from '../../RecordedJourney.ts';
import type { Part } from '../parts/Part.ts';
import { seeJourney, takenBy } from '../seeJourney.ts';
import type { AnswerOptions } from '../tell/candidateAnswers.ts';
import { findBoundaries } from './boundaryTries.ts';
import { openPage, type Tried, type TriedPage, toldAnswers } from './pageTrier.ts';
import { triesFor } from './triesFor.ts';

/** What tries are for: the parts that no journey takes so far. Tries that are added take theirs away. */
export interface Missing {
  readonly parts: readonly Part[];
  /** The keys of parts and boundaries that are taken. */
  readonly taken: Set<string>;
}

/** The journey with those tries on its pages that take something that no journey takes so far. */
export function addTries(
  asked: AskedPlan,
  told: ToldJourney,
  missing: Missing,
  options: AnswerOptions,
  only?: { readonly at: string; readonly further: readonly ToldPage['answers'][] },
): ToldJourney {
  const walked = seeJourney(asked, told);
  const pages = told.pages.map((page): ToldPage => {
    if (only !== undefined && only.at !== page.at) return page;
    const opened = openPage(asked, told, walked, page.at);
    const added = opened
      ? [
          ...triesOn(opened, missing, options, only?.further ?? []),
          ...(only ? [] : boundariesOn(opened, missing, options)),
        ]
      : [];
    const tries = [...(page.tries ?? []), ...added];
    return { ...page, ...(tries.length > 0 && { tries }) };
  });
  return { ...told, pages };
}

function triesOn(
  page: TriedPage,
  { parts, taken }: Missing,
  options: AnswerOptions,
  further: readonly ToldPage['answers'][],
): readonly ToldTry[] {
  const own = parts.filter(({ key, on }) => on === page.at && !taken.has(key));
  const chosen: ToldTry[] = [];
  if (own.length > 0)
    for (const each of page.tryAll([...further, ...poolOf(page, options)])) {
      const left = own.filter(({ key }) => !taken.has(key));
      const found = left.length === 0 ? [] : [...takenBy(left, [each.seen])];
      if (found.length === 0) continue;
      for (const key of found) taken.add(key);
      chosen.push({ answers: each.told });
    }
  return chosen;
}

function boundariesOn(page: TriedPage, { taken }: Missing, { today }: AnswerOptions): readonly ToldTry[] {
  const chosen: ToldTry[] = [];
  // The same page with the same answers was looked at before.
  const scanned = `${page.place} ${JSON.stringify(page.own)}`;
  if (page.view && taken.has(scanned)) return chosen;
  taken.add(scanned);
  for (const { key, tries } of findBoundaries(page, today)) {
    if (taken.has(key)) continue;
    taken.add(key);
    chosen.push(...tries.filter(isNew(chosen)).map(({ told }) => ({ answers: told })));
  }
  return chosen;
}

const isNew =
  (chosen: readonly ToldTry[]) =>
  ({ told }: Tried): boolean =>
    chosen.every(({ answers }) => JSON.stringify(answers) !== JSON.stringify(told));

function poolOf(page: TriedPage, options: AnswerOptions): readonly ToldPage['answers'][] {
  if (page.view) return distinct(triesFor(page.view, page.own, options).map(toldAnswers));
  const id = page.question?.asked.question.id ?? '';
  const choices = page.question?.asked.choices ?? [];
  return distinct([{ [id]: null }, ...choices.map((choice) => ({ [id]: choice }))].map(toldAnswers));
}

const distinct = (tries: readonly ToldPage['answers'][]): readonly ToldPage['answers'][] => [
  ...new Map(tries.filter((each) => Object.keys(each).length > 0).map((each) => [JSON.stringify(each), each])).values(),
];

/** What a wanted page would be answered with, as a try. */
export const asTry = (answers: ReadonlyMap<string, unknown>, before: ToldPage['answers']): ToldPage['answers'] => {
  const own = readAnswers(before);
  return toldAnswers(
    Object.fromEntries(
      [...answers].flatMap(([name, value]) => {
        if (value === undefined) return name in own ? [[name, null] as const] : [];
        return [[name, JSON.parse(JSON.stringify(value))] as const];
      }),
    ),
  );
};
