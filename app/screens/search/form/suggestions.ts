import type { SimilarAddress } from '../../../api/index.ts';
import { locationLength } from '../../../journey/search/SearchCriteria.ts';
import { parseZip } from './parseZip.ts';

/**
 * What to ask suggestions for, if anything: a whole ZIP, or text of more than two characters that is not all digits
 * (SEARCH-19).
 */
export function suggestionQuery(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > locationLength.maximum) return undefined;
  const zip = parseZip(text);
  if (zip !== undefined) return zip.slice(0, 5);
  const asks = !/^\d+$/.test(text) && text.length > 2;
  return asks ? text : undefined;
}

/** Suggestions as a guest reads them: with the ZIP where digits were typed; each once. */
export function suggestionLabels(query: string, addresses: readonly SimilarAddress[]): readonly string[] {
  const withZip = /\d/.test(query);
  const labels = addresses.map(({ cityTown, stateProvince, postalCode }) =>
    withZip ? `${cityTown}, ${stateProvince} ${postalCode}` : `${cityTown}, ${stateProvince}`,
  );
  return [...new Set(labels)];
}
