import { type ApiContext, suggestAddresses } from '../api/index.ts';
import { eitherSignal } from '../chunks/eitherSignal.ts';
import { suggestionQuery } from './useSuggestions.ts';

/** How long a form waits for a state that its guest can choose as well, in milliseconds. */
const patience = 1500;

/**
 * The two-letter code of the state that a searched place, a ZIP code or a city, is in; undefined where the server
 * knows no such place, or does not say so in time.
 */
export async function locateState(
  api: ApiContext,
  location: string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  const query = suggestionQuery(location ?? '');
  if (query === undefined) return undefined;
  const limit = eitherSignal(signal, AbortSignal.timeout(patience));
  const outcome = await suggestAddresses(api, query, limit);
  return outcome.kind === 'ok' ? outcome.value[0]?.stateProvince : undefined;
}
