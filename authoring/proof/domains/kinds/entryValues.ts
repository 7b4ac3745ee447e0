import { createValidate, type Json, type JsonSchema } from '#engine';
import type { Texts } from '../../texts/createTexts.ts';
import { classifySchema, listChoices } from '../classifySchema.ts';
import type { Use } from '../uses/Use.ts';
import { foldedTexts, foldText } from './foldedTexts.ts';
import { otherTexts } from './otherTexts.ts';

/** The most different entries that no rule names. */
export const MOST_OTHERS = 60;

export interface EntryValues {
  /** Entries that rules name, or that are the same for `sameText`. */
  readonly named: readonly Json[];
  /** Entries that no rule names. */
  readonly others: readonly Json[];
  /** Whether these represent every entry that the schema accepts. */
  readonly complete: boolean;
  /** Whether `others` are all other entries that there are. */
  readonly exhausted: boolean;
}

/** The entries of lists of this schema that its uses distinguish. */
export function entryValues({ items = {} }: JsonSchema, uses: readonly Use[], texts: Texts): EntryValues {
  const exact = new Set<Json>();
  const folded = new Set<string>();
  for (const use of uses) {
    if (use.kind === 'opaque') for (const value of use.values) exact.add(value);
    if (use.kind !== 'searched') continue;
    if (use.folded && typeof use.value === 'string') folded.add(use.value);
    else exact.add(use.value);
  }
  const violations = createValidate(items);
  const isAccepted = (value: Json): boolean => violations(value).length === 0;
  const classes = new Set([...folded].map(foldText));
  const choices = listChoices(items);
  if (choices !== undefined) {
    const isNamed = (choice: Json): boolean =>
      exact.has(choice) || (typeof choice === 'string' && classes.has(foldText(choice)));
    const others = choices.filter((choice) => !isNamed(choice));
    return { named: choices.filter(isNamed), others, complete: true, exhausted: true };
  }
  const exactTexts = [...exact].filter((value) => typeof value === 'string');
  const same = foldedTexts([...folded], new Set(exactTexts), items, texts);
  const named = [...new Set([...[...exact].filter(isAccepted), ...same.values])];
  const other = otherEntries(items, [...exactTexts, ...folded], texts);
  const others = other.values.filter((value) => !exact.has(value));
  return { named, others, complete: same.complete && other.complete, exhausted: false };
}

function otherEntries(
  items: JsonSchema,
  named: readonly string[],
  texts: Texts,
): { readonly values: readonly Json[]; readonly complete: boolean } {
  const violations = createValidate(items);
  if (classifySchema(items) !== 'text') {
    const values = [1, 2, 3, 0, '2000-01-01', '2001-01-01'].filter((value) => violations(value).length === 0);
    return { values, complete: values.length > 1 };
  }
  const known = new Set(named.map(foldText));
  const made = Array.from({ length: MOST_OTHERS }, (_, at) => `other ${at + 1}`);
  const values = made.filter((text) => !known.has(text) && violations(text).length === 0);
  return values.length > 0 ? { values, complete: true } : otherTexts(items, named, texts);
}
