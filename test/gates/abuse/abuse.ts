import type { DatabaseKind } from '../../reference-backend/support/databases.ts';
import { onBackends } from '../booking/onBackends.ts';
import type { Bar, Gate } from '../Gate.ts';
import { attacked } from './Attacked.ts';
import { askWhoIsBooked } from './askWhoIsBooked.ts';
import { bookOut } from './bookOut.ts';
import { crowdSearches } from './crowdSearches.ts';
import { endUnderLoad } from './endUnderLoad.ts';
import { fillDisk } from './fillDisk.ts';
import { floodBodies } from './floodBodies.ts';
import { guessBirthDate } from './guessBirthDate.ts';
import { guessCodes } from './guessCodes.ts';
import { hoardTimes } from './hoardTimes.ts';
import { killWhileMailing } from './killWhileMailing.ts';
import { mailStrangers } from './mailStrangers.ts';
import { openControls } from './openControls.ts';
import { searchWide } from './searchWide.ts';
import { sendHostile } from './sendHostile.ts';
import { shareFolder } from './shareFolder.ts';

/** Attacks of strangers on the service with its shipped limits. */
export const abuse = (kind: DatabaseKind): Gate => ({
  name: `abuse/${kind}`,
  run: (size) =>
    onBackends(
      kind,
      'Abuse',
      async (backends): Promise<readonly Bar[]> => {
        const bars = [
          await askWhoIsBooked(await attacked(backends), size),
          await guessBirthDate(await attacked(backends), size),
          ...(await hoardTimes(await attacked(backends))),
          ...(await bookOut(await attacked(backends))),
          ...(await mailStrangers(await attacked(backends))),
          ...(await guessCodes(await attacked(backends), size)),
        ];
        return bars.map((each) => ({ ...each, bar: `${each.bar}, ${kind}` }));
      },
      {},
    ),
});

/**
 * Mistakes of an operator, and requests that are as costly as possible, tried on the program as an operator starts it.
 */
export const operation: Gate = {
  name: 'abuse/operation',
  run: async (size) => [
    ...(await searchWide(size)),
    await sendHostile(size),
    ...(await floodBodies(size)),
    ...(await crowdSearches(size)),
    await killWhileMailing(size),
    await fillDisk(),
    await openControls(),
    await shareFolder(size),
    ...(await endUnderLoad(size)),
  ],
};
