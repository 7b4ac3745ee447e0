import { type Refusal, refuse } from '../../calls/handling/Refusal.ts';
import type { Queries } from '../../database/Database.ts';
import { findProviders, type WantedProvider } from '../findProviders.ts';

/**
 * The answer where nobody was found who may see the guest: 404, with a code that shows whether a license is missing.
 */
export async function whyNoProvider(queries: Queries, wanted: WantedProvider): Promise<Refusal> {
  const elsewhere = await findProviders(queries, { ...wanted, licensureState: undefined });
  return elsewhere.length > 0 ? refuse('notLicensed') : refuse('providerUnavailable');
}
