import { type Json, type JsonSchema, validate } from '#engine';
import { classifySchema, listChoices } from '../domains/classifySchema.ts';
import { sampleAnswer } from './sampleAnswer.ts';
import {
  type BuildTrials,
  mergeTrials,
  nestTrials,
  readUiSchema,
  type TrialOptions,
  type Trials,
  type TriedPart,
} from './Trial.ts';
import { textLimits } from './textTrials.ts';

/**
 * Lists: with each entry tried alone, and with one entry more than the request accepts, if the form accepts that many.
 */
export function listTrials(
  tried: TriedPart,
  options: TrialOptions,
  place: readonly string[] | undefined,
  buildTrials: BuildTrials,
): Trials {
  const { schema, uiSchema, to, members } = tried;
  const entry = {
    schema: schema.items ?? {},
    uiSchema: readUiSchema(uiSchema, 'items'),
    ...(to && { to: [...to, '0'], members }),
  };
  const alone = nestTrials(buildTrials(entry), ['items'], (answer) => [answer]);
  const most = place === undefined ? Number.POSITIVE_INFINITY : options.contract.mostEntries(place);
  return mergeTrials(alone, longLists(tried, entry, options, most + 1));
}

function longLists({ schema }: TriedPart, entry: TriedPart, options: TrialOptions, length: number): Trials {
  const { maxItems = Number.POSITIVE_INFINITY, uniqueItems = false } = schema;
  if (length > maxItems || !Number.isFinite(length)) return { trials: [], unknown: [] };
  const entries = distinctEntries(entry, options, length);
  const choices = listChoices(entry.schema);
  if (uniqueItems && entries.length < length) return { trials: [], unknown: choices === undefined ? [[]] : [] };
  // Choices that rules name come last, so that the fields that they bring with them interfere least.
  const orders = [entries, [...entries].reverse()];
  return {
    trials: orders.map((order) => ({ answer: filled(order, length), at: [] })),
    unknown: [],
  };
}

const filled = (entries: readonly Json[], length: number): Json =>
  Array.from({ length }, (_, at) => entries[at % entries.length] ?? null);

/** Different entries: all choices, or as many samples as are needed. */
function distinctEntries(entry: TriedPart, options: TrialOptions, length: number): readonly Json[] {
  const { schema, uiSchema } = entry;
  const choices = listChoices(schema);
  if (choices !== undefined) {
    const { named } = options;
    return [...choices.filter((each) => !named.includes(each)), ...choices.filter((each) => named.includes(each))];
  }
  if (classifySchema(schema) !== 'text') return [sampleAnswer(entry, options)];
  const numbered = Array.from({ length }, (_, at) => `entry ${at + 1}`);
  const found = [...numbered, ...(options.contract.texts.within(textLimits(schema, uiSchema)) ?? [])];
  const taken = found.filter((text) => isTaken(schema, text)).slice(0, length);
  return taken.length > 0 ? taken : [sampleAnswer(entry, options)];
}

const isTaken = (schema: JsonSchema, text: string): boolean => validate(schema, text).length === 0;
