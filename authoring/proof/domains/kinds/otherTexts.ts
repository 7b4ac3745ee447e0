import { createValidate, type JsonSchema } from '#engine';
import type { Texts } from '../../texts/createTexts.ts';
import { textLimits } from '../../trials/textTrials.ts';
import { foldedPattern, foldText, isExpressed } from './foldedTexts.ts';
import { sampleTexts } from './sampleTexts.ts';

/** Enough texts to tell two variables from each other and from a third. */
const ENOUGH = 3;
/** More characters than a rule would compare with. */
export const LONGEST = 12_000;

export interface OtherTexts {
  readonly values: readonly string[];
  /** False when the schema may accept texts of this kind although none was found. */
  readonly complete: boolean;
}

export interface LengthRange {
  readonly least: number;
  readonly most: number;
  /** Whether both ends of the range are tried, since they decide comparisons with other variables. */
  readonly ends: boolean;
}

/**
 * Texts that a schema accepts and that differ from `named` by more than letter case and outer blanks; with a range, of
 * such a length.
 */
export function otherTexts(
  schema: JsonSchema,
  named: readonly string[],
  texts: Texts,
  range?: LengthRange,
): OtherTexts {
  const limits = textLimits(schema, { 'ui:trim': false });
  const least = Math.max(range?.least ?? 1, limits.least);
  const most = Math.min(range?.most ?? LONGEST, limits.most);
  if (least > most) return { values: [], complete: true };
  const known = new Set(named.map(foldText));
  const lengths = range?.ends === true ? [least, most] : [least];
  const made = ['x', 'y', 'z', '1', '2', '3'].flatMap((sign) => lengths.map((length) => sign.repeat(length)));
  const violations = createValidate(schema);
  const isOther = (text: string): boolean => {
    const { length } = [...text];
    return length >= least && length <= most && !known.has(foldText(text)) && violations(text).length === 0;
  };
  const samples = sampleTexts(schema, named);
  const usual = distinct((range === undefined ? [...samples, ...made] : [...made, ...samples]).filter(isOther));
  if (usual.length > 1) return { values: usual.slice(0, ENOUGH), complete: true };
  const found = texts.within({ ...limits, least, most }, named.length === 0 ? undefined : foldedPattern(named));
  const all = distinct([...usual, ...(found ?? []).filter(isOther)]);
  const values = [...all.slice(0, ENOUGH), ...all.slice(ENOUGH).slice(-1)];
  return { values, complete: found !== undefined && isExpressed(schema) };
}

const distinct = (values: readonly string[]): readonly string[] => [
  ...new Map(values.map((text) => [foldText(text), text])).values(),
];
