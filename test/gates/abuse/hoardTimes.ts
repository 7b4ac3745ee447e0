import { defaultLimits } from '../../../reference-backend/limits/limits.ts';
import { clinic, paths } from '../../reference-backend/support/calls.ts';
import type { Bar } from '../Gate.ts';
import { type Attacked, flu, inParallel, inventedName } from './Attacked.ts';

/** Tries to reserve every free time of a clinic: as one guest, and then as guests who drop their cookie each time. */
export async function hoardTimes({ caller, freeTimes }: Attacked): Promise<readonly Bar[]> {
  const reserveAll = async (pickName: (turn: number) => string): Promise<number> => {
    const answers = await inParallel(freeTimes.length, (turn) => {
      const body = {
        serviceId: flu,
        businessName: 'tlc',
        reservationTime: freeTimes[turn] ?? '',
        locationNumber: clinic.locationNumber,
      };
      return caller(turn, pickName(turn))('POST', paths.reservations, { body });
    });
    return answers.filter(({ status }) => status === 200).length;
  };
  const [byGuest, byClient] = [await reserveAll(() => 'Hoarder'), await reserveAll(inventedName)];
  const { reservationsPerGuest, reservationsPerClientAtPlace } = defaultLimits;
  const mostOfClient = reservationsPerClientAtPlace.most;
  return [
    {
      bar: 'Times that one guest has reserved',
      cases: freeTimes.length,
      figure: `${byGuest} of ${freeTimes.length}`,
      goal: `${reservationsPerGuest.most} at most`,
      met: byGuest <= reservationsPerGuest.most && freeTimes.length > mostOfClient,
    },
    {
      bar: 'Times reserved without a cookie',
      cases: freeTimes.length,
      figure: `${byGuest + byClient} of ${freeTimes.length} from one address`,
      goal: `${mostOfClient} at most`,
      met: byGuest + byClient <= mostOfClient,
    },
  ];
}
