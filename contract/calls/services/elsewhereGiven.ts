import { blocked } from '../../case/SkippedCase.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { World } from '../../world/World.ts';

interface ElsewhereGiven {
  readonly what: string;
  readonly changed: (world: World) => Promise<Bookable>;
}

/** What exists, but not where it is asked for: a server that looks for each by itself finds both. */
export const elsewhereGiven: readonly ElsewhereGiven[] = [
  {
    what: 'a service of the dietitians in a clinic',
    changed: async ({ find }) => {
      const at = await find.clinics.first();
      const { serviceId } = await find.dietitians.first();
      if (serviceId === at.serviceId) throw blocked('clinics and dietitians have one service');
      return { ...at, serviceId };
    },
  },
  {
    what: 'a clinic as a pharmacy',
    changed: async ({ find }) => ({ ...(await find.clinics.first()), businessName: 'pharmacy' }),
  },
];
