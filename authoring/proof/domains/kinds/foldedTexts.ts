import { createValidate, type JsonSchema } from '#engine';
import type { Texts } from '../../texts/createTexts.ts';
import { textLimits } from '../../trials/textTrials.ts';

/** A text as `sameText` compares it: without letter case and outer blanks. */
export const foldText = (text: string): string => text.trim().toLowerCase();

/** A pattern of all texts that are the same as one of these for `sameText`. */
export function foldedPattern(texts: readonly string[]): string {
  const either = (sign: string): string => {
    const cases = new Set([sign, sign.toLowerCase(), sign.toUpperCase()].filter((each) => [...each].length === 1));
    return `[${[...cases].map((each) => each.replace(/[\\^\]-]/u, '\\$&')).join('')}]`;
  };
  return `^\\s*(?:${texts.map((text) => [...text.trim()].map(either).join('')).join('|')})\\s*$`;
}

/** Whether `textLimits` expresses all that a schema asks of a text. */
export const isExpressed = ({ format }: JsonSchema): boolean => format === undefined || format === 'email';

/** Texts that are the same for `sameText`, the text itself first. */
function variants(text: string): readonly string[] {
  const bare = text.trim();
  return [...new Set([text, bare.toLowerCase(), bare.toUpperCase(), bare, `${bare} `, `${bare}  `, ` ${bare}`])];
}

/**
 * For each text, one that is the same by `sameText` and that the schema accepts, and where rules name any text exactly,
 * one more that they do not name. Not complete when there may be such a text although none was found.
 */
export function foldedTexts(
  folded: readonly string[],
  named: ReadonlySet<string>,
  schema: JsonSchema,
  texts: Texts,
): { readonly values: readonly string[]; readonly complete: boolean } {
  const limits = textLimits(schema, { 'ui:trim': false });
  const violations = createValidate(schema);
  let complete = true;
  const values = folded.flatMap((text) => {
    const isNew = (each: string): boolean => !named.has(each) && violations(each).length === 0;
    const [first] = variants(text).filter((each) => violations(each).length === 0);
    const unnamed = variants(text).find(isNew);
    if (unnamed !== undefined) return [first ?? unnamed, unnamed];
    const found = texts.within({ ...limits, patterns: [...limits.patterns, foldedPattern([text])] });
    const other = found?.find(isNew);
    // All that was found is named, but there may be more.
    const isNone = found?.length === 0 && isExpressed(schema);
    complete &&= isNone || other !== undefined;
    return [first, other].filter((each) => each !== undefined);
  });
  return { values: [...new Set(values)], complete };
}
