import { DateTime } from 'luxon';
import { blocked, skipped } from '../../case/SkippedCase.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import { eveningOf } from '../../world/evening.ts';
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
      const closed = clinics.map((clinic) => isClosed(clinic, night));
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

/** Whether a clinic's own hours say that it is closed at a time. What is not understood is not taken for closed. */
function isClosed({ timingInfo, timeZone }: Clinic, at: DateTime): boolean {
  const hours = timingInfo?.todaysHours;
  if (hours === undefined || timeZone === undefined) return false;
  if (hours === 'Closed') return true;
  const local = at.setZone(timeZone);
  const [opens, closes] = hours
    .split(' - ')
    .map((text) => DateTime.fromFormat(text, 'h:mm a', { zone: timeZone, locale: 'en-US' }).set(dayOf(local)));
  return opens?.isValid === true && closes?.isValid === true && (local < opens || local >= closes);
}

const dayOf = ({ year, month, day }: DateTime) => ({ year, month, day });

/** What says of a clinic that another day is today, when it is evening there. */
export async function inTheEvening({ setClock }: World) {
  if (!setClock) throw skipped('what today is in the evening is not proven: nobody sets the clock of the server');
  const evening = eveningOf(1);
  await setClock(evening.toJSDate());
  const today = evening.setLocale('en-US').weekdayLong ?? '';
  return ({ weekHours: [first] = [] }: Pick<Clinic, 'weekHours'>, at: string): ContractViolation | undefined =>
    unless(first?.startsWith(today) !== false, `${at}/weekHours/0`, `${today}, which is today there`, String(first));
}

/** A search in the evening, and what says of a clinic that another day is today. */
export async function searchInTheEvening(world: World, query: Query) {
  const todayWrong = await inTheEvening(world);
  return {
    query,
    findViolation: ({ data: { clinics } }: ClinicPage): ContractViolation | undefined =>
      firstWrong(...clinics.map((clinic, index) => todayWrong(clinic, `/data/clinics/${index}`))),
  };
}
