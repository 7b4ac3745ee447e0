import type { RecordedJourney } from '../RecordedJourney.ts';
import type { Part, Seen } from './parts/Part.ts';
import { takenBy } from './seeJourney.ts';

/**
 * The journey, in which nothing is said of pages that only lead on: those on which nothing is tried, and of which an
 * earlier journey has shown everything. It ends after the last page of which something is said, unless the end or the
 * request shows something new.
 *
 * @param shown the keys of what earlier journeys have shown; what this one shows is added
 */
export function shortenJourney(
  journey: RecordedJourney,
  seen: readonly Seen[],
  parts: readonly Part[],
  shown: Set<string>,
): RecordedJourney {
  const isNew = (some: readonly Seen[]): boolean => [...takenBy(parts, some)].some((key) => !shown.has(key));
  const isOn = (at: string) => (each: Seen) => (each.kind === 'page' || each.kind === 'question') && each.at === at;
  const pages = journey.pages.map((page) => {
    const { at, answers, tries, accepts } = page;
    return tries !== undefined || accepts !== undefined || isNew(seen.filter(isOn(at))) ? page : { at, answers };
  });
  const [isSent, isEnd] = [
    isNew(seen.filter(({ kind }) => kind === 'forms')),
    isNew(seen.filter(({ kind }) => kind === 'end')),
  ];
  for (const key of takenBy(parts, seen)) shown.add(key);
  const { request, ...others } = journey;
  if (isSent) return { ...journey, pages };
  const last = pages.findLastIndex((page) => 'title' in page);
  const next = pages[last + 1];
  if (isEnd || last === -1 || next === undefined) return { ...others, pages };
  return { ...others, pages: pages.slice(0, last + 1), outcome: { is: 'unanswered', at: next.at } };
}
