import type { JsonObject } from '#engine';
import { isJsonObject } from '../../jsonParts.ts';
import type { JourneyOutcome } from '../RecordedJourney.ts';
import { compareRequests } from '../replay/compareJourneys.ts';
import { describeDeviation } from '../replay/describeDeviation.ts';
import { compareMessages, comparePage, partOf, withoutTag } from './comparePage.ts';
import { type ExpectedPage, type ExpectedWay, readTexts } from './ExpectedWay.ts';
import { fillAnswers } from './fillAnswers.ts';
import type { GuestBrowser } from './openGuest.ts';
import { readShown, type Shown } from './readShown.ts';

/** How often the page is looked at, and how long at most until it is as it should be, in milliseconds. */
const PAUSE = 40;
const MOST = 20_000;

type Judge = (shown: Shown) => readonly string[];

/** Goes a way in the app, page after page, and says what is not as the engine has it. */
export async function walkJourney(guest: GuestBrowser, way: ExpectedWay): Promise<readonly string[]> {
  const found: string[] = [];
  let last = '';
  for (const page of way.pages) {
    const arrived = await until(guest, [], (shown) => arrival(page, shown, last));
    if (arrived.problems.length > 0) return [...found, ...arrived.problems];
    last = arrived.shown.key;
    if (way.outcome.is === 'unanswered' && way.outcome.at === page.at) return found;
    for (const each of page.tries) found.push(...(await tryAnswers(guest, page, each)));
    found.push(
      ...(await fillAnswers(guest.page, page.schema, page.answers)).map((problem) => `On ${page.at}: ${problem}`),
    );
    const { problems } = await until(guest, page.words, (shown) => comparePage(page, shown));
    found.push(...problems);
    await proceed(guest);
  }
  return [...found, ...(await compareEnd(guest, way))];
}

const arrival = ({ at, title }: ExpectedPage, shown: Shown, last: string): readonly string[] => {
  if (shown.key !== last && shown.title === title) return [];
  const errors = Object.entries(shown.errors).map(([name, text]) => `${name}: ${text}`);
  const refused = shown.key === last && errors.length > 0 ? ` The page before refuses: ${errors.join(' ')}` : '';
  return [
    `The app does not come to ${at} (${JSON.stringify(title)}), but shows ${JSON.stringify(shown.title)} at ${shown.path}.${refused}`,
  ];
};

async function tryAnswers(
  guest: GuestBrowser,
  { at, schema }: ExpectedPage,
  { answers, says, notice }: ExpectedPage['tries'][number],
): Promise<readonly string[]> {
  const where = `On ${at}, with ${JSON.stringify(answers).slice(0, 160)}`;
  const problems = await fillAnswers(guest.page, schema, answers);
  // Some answers no control takes, such as the same choice twice: then there is nothing to be told.
  if (problems.length > 0) return [];
  await proceed(guest);
  const said = await until(guest, notice ?? [], (shown) =>
    notice === undefined
      ? compareMessages(where, says, shown.errors)
      : shown.missing.map((text) => `${where}: ${JSON.stringify(text)} is not to be read.`),
  );
  return said.problems;
}

const proceed = async ({ page }: GuestBrowser): Promise<void> => {
  const button = page.locator('form.sw-form button[type="submit"]');
  // While a guest may not go on, the button says so, and can be pressed all the same.
  await button.click({ force: true });
};

async function compareEnd(guest: GuestBrowser, { outcome, request }: ExpectedWay): Promise<readonly string[]> {
  const notice = outcome.is === 'notEligible' ? readTexts(outcome.says ?? '') : [];
  const { problems } = await until(guest, notice, (shown) => judgeEnd(guest, outcome, shown));
  if (problems.length > 0 || outcome.is !== 'sent') return problems;
  return compareRequest(request, guest);
}

function judgeEnd(guest: GuestBrowser, outcome: JourneyOutcome, shown: Shown): readonly string[] {
  const where = 'At the end';
  switch (outcome.is) {
    case 'sent':
      return guest.request() === undefined ? [`${where}: nothing is sent. ${heard(shown)}`] : [];
    case 'notEligible':
      return shown.missing.map((text) => `${where}: ${JSON.stringify(text)} is not to be read. ${heard(shown)}`);
    case 'refused':
      return compareMessages(where, outcome.violations ?? {}, shown.errors);
    case 'eligible': {
      if (shown.path.includes('/prescreen/')) return [`${where}: the app does not go on. ${heard(shown)}`];
      const [wanted, now] = [outcome.services?.join(', '), shown.services?.join(', ')];
      return wanted === undefined || wanted === now
        ? []
        : [`${where}: the prescreen should lead to the services ${wanted}, and leads to ${now ?? 'none'}.`];
    }
    default:
      return [];
  }
}

const heard = ({ title, path, errors }: Shown): string =>
  `The page is ${JSON.stringify(title)} at ${path}. ${Object.values(errors).join(' ')}`.trim();

function compareRequest(expected: JsonObject, guest: GuestBrowser): readonly string[] {
  const part = partOf(withoutTag(guest.request()), expected);
  return compareRequests(expected, isJsonObject(part) ? part : {}).map(describeDeviation);
}

/** Looks at the page until it is as it should be, or for so long that it will not be. */
async function until(
  { page }: GuestBrowser,
  words: readonly string[],
  judge: Judge,
): Promise<{ readonly shown: Shown; readonly problems: readonly string[] }> {
  const end = Date.now() + MOST;
  for (;;) {
    const shown = await readShown(page, words);
    const problems = judge(shown);
    if ((problems.length === 0 && !shown.isBusy) || Date.now() >= end) return { shown, problems };
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
