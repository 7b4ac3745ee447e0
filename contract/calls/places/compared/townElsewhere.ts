import { skipped } from '../../../case/SkippedCase.ts';
import type { World } from '../../../world/World.ts';

/** A town that has a clinic, in a state that has no town of its name: in DC there is Washington alone. */
export async function townElsewhere({ find }: World): Promise<string> {
  const { provider } = await find.clinics.first();
  const { cityTown } = provider.address ?? {};
  if (cityTown === undefined) throw skipped('the search for times does not say in which town a clinic is');
  return `${cityTown}, ${cityTown === 'Washington' ? 'HI' : 'DC'}`;
}
