import { DateTime } from 'luxon';
import { blocked, skipped } from '../../case/SkippedCase.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import { todayWrong } from '../../register/replies/clinics/clinicWrong.ts';
import { isClosedAt } from '../../register/replies/clinics/isClosedAt.ts';
import type { Bookable } from '../../world/Pool.ts';
import { unlessSkipped } from '../../world/unlessSkipped.ts';
import type { World } from '../../world/World.ts';
import type { ClinicPage } from './clinicPage.ts';

/** Three o'clock here is a time of night in all zones of the chain. */
const ZONE = 'America/New_York';

/** A search at night, and what says of a clinic that it is open then, though not by its hours. */
export async function atNight({ setClock }: World, query: Query) {
  if (!setClock) throw skipped('what is open at night is not proven: nobody sets the clock of the server');
  const night = DateTime.now().setZone(ZONE).plus({ days: 1 }).set({ hour: 3, minute: 0 });
  await setClock(night.toJSDate());
  return {
    query,
    findViolation: ({ data: { clinics } }: ClinicPage): ContractViolation | undefined => {
      const closed = clinics.map((clinic) => isClosedAt(clinic, night.toMillis()));
      if (!closed.includes(true)) throw blocked('no clinic near the place says that it is closed at night');
      return firstWrong(
        ...clinics.map(({ waitTimeInfo }, index) =>
          unless(
            !closed[index] || waitTimeInfo?.clinicAvailable !== true,
            `/data/clinics/${index}/waitTimeInfo/clinicAvailable`,
            'false outside its hours',
            'true',
          ),
        ),
      );
    },
  };
}

type Clinic = ClinicPage['data']['clinics'][number];

/** A clinic late in its evening, and what says of it, or of one near it, that another day is today, or that it is open. */
interface Evening {
  readonly at: Bookable;
  readonly eveningWrong: (clinic: Clinic, pointer: string) => ContractViolation | undefined;
}

/** Half past ten, when another day is today by the clock of UTC, and by that of New York where the zone is another. */
const LATE = { hour: 22, minute: 30 };

/** Sets the clock to the evening of a clinic in another time zone than those near the place, or of one of these. */
export async function inTheEvening({ setClock, find }: World): Promise<Evening> {
  if (!setClock) throw skipped('what today is in the evening is not proven: nobody sets the clock of the server');
  const at = (await unlessSkipped(find.elsewhere.next())) ?? (await find.clinics.next());
  const evening = DateTime.now().setZone(at.timezone).plus({ days: 1 }).set(LATE);
  await setClock(evening.toJSDate());
  return {
    at,
    eveningWrong: (clinic, pointer) => {
      const [first] = clinic.weekHours ?? [];
      const local = evening.setZone(clinic.timeZone ?? at.timezone);
      const today = local.setLocale('en-US').weekdayLong ?? '';
      const isOpen = isClosedAt(clinic, evening.toMillis()) && clinic.waitTimeInfo?.clinicAvailable === true;
      return firstWrong(
        unless(
          first?.startsWith(today) !== false,
          `${pointer}/weekHours/0`,
          `${today}, which is today there`,
          String(first),
        ),
        todayWrong(clinic, pointer),
        unless(!isOpen, `${pointer}/waitTimeInfo/clinicAvailable`, 'false outside its hours', 'true'),
      );
    },
  };
}

/** A search in the evening, and what says of a clinic that another day is today. @param place its name in the query */
export async function searchInTheEvening(world: World, place: string, query: Query) {
  const { at, eveningWrong } = await inTheEvening(world);
  const { cityTown = '', stateProvince = '' } = at.provider.address ?? {};
  return {
    query: { ...query, [place]: `${cityTown}, ${stateProvince}` },
    findViolation: ({ data: { clinics } }: ClinicPage): ContractViolation | undefined =>
      firstWrong(...clinics.map((clinic, index) => eveningWrong(clinic, `/data/clinics/${index}`))),
  };
}
