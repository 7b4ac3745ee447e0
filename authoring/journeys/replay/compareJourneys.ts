import type { Json, JsonObject } from '#engine';
import { isJsonObject, isList } from '../../jsonParts.ts';
import type { JourneyPage, JourneyTry, RecordedJourney } from '../RecordedJourney.ts';

/** Something that is not as the journey says. */
export interface Deviation {
  /** Where, in words that a sentence begins with: `On /patientDetails/personal`. */
  readonly where: string;
  readonly what: string;
  /** Absent where nothing was expected. */
  readonly expected?: Json;
  /** Absent where nothing was found. */
  readonly found?: Json;
}

/** What deviates from a journey, in the order of its pages. */
export function compareJourneys(expected: RecordedJourney, found: RecordedJourney): readonly Deviation[] {
  const compared = expected.pages.flatMap((page) => {
    const now = found.pages.find(({ at }) => at === page.at);
    return now === undefined ? [] : comparePages(page, now);
  });
  return [
    ...compared,
    ...comparePaths(expected, found),
    ...compareOutcomes(expected.outcome, found.outcome),
    // What is sent of a way that ends elsewhere says nothing more.
    ...(found.outcome.is === expected.outcome.is && expected.request !== undefined
      ? compareRequests(expected.request, found.request)
      : []),
  ];
}

function compareOutcomes(
  { is, ...expected }: RecordedJourney['outcome'],
  { is: now, ...found }: RecordedJourney['outcome'],
): readonly Deviation[] {
  const where = 'At the end';
  if (is !== now) return [{ where, what: 'the outcome', expected: is, found: now }];
  return compareValues(where, 'of the outcome,', { ...expected }, { ...found });
}

function comparePaths({ pages }: RecordedJourney, found: RecordedJourney): readonly Deviation[] {
  const [before, now] = [pages, found.pages].map((each) => each.map(({ at }) => at));
  if (before === undefined || now === undefined || JSON.stringify(before) === JSON.stringify(now)) return [];
  const at = now.findIndex((each, index) => each !== before[index]);
  const last = before[(at === -1 ? now.length : at) - 1];
  const [wanted, met] = [before[at === -1 ? now.length : at], at === -1 ? undefined : now[at]];
  const where = last === undefined ? 'At the beginning' : `After ${last}`;
  return [
    {
      where,
      what: 'the next page',
      ...(wanted !== undefined && { expected: wanted }),
      ...(met !== undefined && { found: met }),
    },
  ];
}

const told: readonly (keyof JourneyPage)[] = [
  'title',
  'voice',
  'filled',
  'fields',
  'options',
  'accepts',
  'notices',
  'verified',
];
const names: Readonly<Record<string, string>> = {
  title: 'the heading',
  voice: 'the voice',
  filled: 'what is filled in',
  fields: 'the field',
  options: 'the options',
  accepts: 'what is accepted at',
  notices: 'the notices',
  verified: 'what verifies the answers',
  says: 'the message',
  to: 'the page after Continue',
  outcome: 'the outcome',
};

function comparePages(expected: JourneyPage, found: JourneyPage): readonly Deviation[] {
  const where = `On ${expected.at}`;
  // The guest only passes through: the journey says nothing of this page.
  if (expected.title === undefined) return [];
  const own = told.flatMap((name) =>
    compareValues(where, names[name] ?? name, asJson(expected[name]), asJson(found[name])),
  );
  const tries = (expected.tries ?? []).flatMap((each, index) => compareTries(where, each, found.tries?.[index]));
  return [...own, ...tries];
}

function compareTries(where: string, expected: JourneyTry, found: JourneyTry | undefined): readonly Deviation[] {
  const { answers, ...wanted } = expected;
  const given = Object.entries(answers)
    .map(([pointer, answer]) => (answer === null ? `no ${pointer}` : `${pointer} ${shorten(answer)}`))
    .join(', ');
  const keys = new Set([...Object.keys(wanted), ...Object.keys(found ?? {})]);
  keys.delete('answers');
  const [before, now]: readonly ReadonlyMap<string, Json>[] = [
    new Map(Object.entries(asObject(wanted))),
    new Map(Object.entries(asObject(found ?? {}))),
  ];
  return [...keys].flatMap((key) =>
    compareValues(`${where}, with ${given}`, names[key] ?? key, before?.get(key), now?.get(key)),
  );
}

export const compareRequests = (expected: JsonObject = {}, found: JsonObject = {}): readonly Deviation[] =>
  compareValues('In the request', '', expected, found);

/** Compares member by member, so that each deviation names the least that differs. */
function compareValues(
  where: string,
  what: string,
  expected: Json | undefined,
  found: Json | undefined,
): readonly Deviation[] {
  if (JSON.stringify(sorted(expected)) === JSON.stringify(sorted(found))) return [];
  if (isJsonObject(expected) && isJsonObject(found)) {
    const members = new Set([...Object.keys(expected), ...Object.keys(found)]);
    return [...members].flatMap((name) =>
      compareValues(where, `${what} ${name}`.trim(), ownMember(expected, name), ownMember(found, name)),
    );
  }
  return [{ where, what, ...(expected !== undefined && { expected }), ...(found !== undefined && { found }) }];
}

const ownMember = (object: JsonObject, name: string): Json | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** The same value whose members are sorted: their order means nothing. */
function sorted(value: Json | undefined): Json | undefined {
  if (isList(value)) return value.map((entry) => sorted(entry) ?? null);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sorted(member) ?? null]),
  );
}

const asJson = (value: unknown): Json | undefined =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));
const asObject = (value: object): JsonObject => JSON.parse(JSON.stringify(value));

/** A value in a sentence. */
export function shorten(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 150)}… (${text.length} characters)` : text;
}
