import { clinics } from './clinics.ts';
import { dietitians } from './dietitians.ts';
import { type Market, markets } from './markets.ts';
import type { Provider } from './Provider.ts';
import { pharmacies } from './pharmacies.ts';
import { videoTeams } from './videoTeams.ts';

/** All providers of the seeded world, the same at every start. */
export const providers = (chain: readonly Market[] = markets): readonly Provider[] => [
  ...clinics(chain),
  ...pharmacies(chain),
  ...videoTeams(),
  ...dietitians(),
];
