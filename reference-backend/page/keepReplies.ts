import { businessNames } from '../../app/journey/picked/PickedAppointments.ts';
import { calls } from '../../schemas/calls.ts';
import type { Texts } from './renderView.ts';

/** How long the replies of the first view count as new, in milliseconds. */
const KEPT_MS = 60_000;
/** After this many milliseconds a page goes without them: it must not wait for the database. */
const MOST_WAIT_MS = 500;

/** Answers a call as the server answers it; undefined where it does not succeed. */
export type AnswerCall = (url: string) => Promise<string | undefined>;

/** The calls that the first view of the search page makes, as the app addresses them. */
const addresses = [
  `${calls['list-services'].path}?${new URLSearchParams(businessNames.map((name) => ['filter.businessNames', name]))}`,
];

/**
 * The replies of the calls that the first view makes, by their addresses; none while they cannot be had. All guests of a
 * minute share them.
 */
export function keepReplies(answer: AnswerCall): () => Promise<Texts> {
  let kept: Texts = {};
  let until = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function readAll(): Promise<void> {
    const entries = await Promise.all(addresses.map(async (url) => [url, await answer(url).catch(() => undefined)]));
    const texts = Object.fromEntries(entries.filter(([, text]) => text !== undefined));
    kept = texts;
    until = performance.now() + (Object.keys(texts).length === addresses.length ? KEPT_MS : 0);
    reading = undefined;
  }

  return async () => {
    if (performance.now() < until) return kept;
    reading ??= readAll();
    await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS).unref())]);
    return kept;
  };
}
