import { type Json, type JsonSchema, validate } from '#engine';
import { choicesOf, kindOf } from '../domains/kindOf.ts';
import { sampleAnswer } from './sampleAnswer.ts';
import { both, lookOf, type Trials, type TrialsOf, type Tried, type Trying, within } from './Trial.ts';
import { textLimits } from './textTrials.ts';

/** Lists: with each entry tried alone, and with one entry more than the request takes, where the form takes as many. */
export function listTrials(
  tried: Tried,
  trying: Trying,
  place: readonly string[] | undefined,
  trialsOf: TrialsOf,
): Trials {
  const { schema, look, to } = tried;
  const entry = { schema: schema.items ?? {}, look: lookOf(look, 'items'), ...(to && { to: [...to, '0'] }) };
  const alone = within(trialsOf(entry), ['items'], (answer) => [answer]);
  const most = place === undefined ? Number.POSITIVE_INFINITY : trying.contract.mostEntries(place);
  return both(alone, longLists(tried, entry, trying, most + 1));
}

function longLists({ schema }: Tried, entry: Tried, trying: Trying, length: number): Trials {
  const { maxItems = Number.POSITIVE_INFINITY, uniqueItems = false } = schema;
  if (length > maxItems || !Number.isFinite(length)) return { trials: [], unknown: [] };
  const entries = distinctEntries(entry, trying, length);
  const choices = choicesOf(entry.schema);
  if (uniqueItems && entries.length < length) return { trials: [], unknown: choices === undefined ? [[]] : [] };
  // Choices that rules name come last, so that what they bring with them stands in the way least.
  const orders = [entries, [...entries].reverse()];
  return {
    trials: orders.map((order) => ({ answer: filled(order, length), at: [] })),
    unknown: [],
  };
}

const filled = (entries: readonly Json[], length: number): Json =>
  Array.from({ length }, (_, at) => entries[at % entries.length] ?? null);

/** As many different entries as there are, or as are asked for. */
function distinctEntries(entry: Tried, trying: Trying, length: number): readonly Json[] {
  const { schema, look } = entry;
  const choices = choicesOf(schema);
  if (choices !== undefined) {
    const { named } = trying;
    return [...choices.filter((each) => !named.includes(each)), ...choices.filter((each) => named.includes(each))];
  }
  if (kindOf(schema) !== 'text') return [sampleAnswer(entry, trying)];
  const numbered = Array.from({ length }, (_, at) => `entry ${at + 1}`);
  const found = [...numbered, ...(trying.contract.texts.within(textLimits(schema, look)) ?? [])];
  const taken = found.filter((text) => isTaken(schema, text)).slice(0, length);
  return taken.length > 0 ? taken : [sampleAnswer(entry, trying)];
}

const isTaken = (schema: JsonSchema, text: string): boolean => validate(schema, text).length === 0;
