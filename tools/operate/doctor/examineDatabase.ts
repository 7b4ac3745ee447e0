import type { Configuration } from '../../../reference-backend/configuration/configuration.ts';
import { instant } from '../../../reference-backend/database/columns.ts';
import type { Database } from '../../../reference-backend/database/Database.ts';
import { DatabaseUnavailable } from '../../../reference-backend/database/DatabaseUnavailable.ts';
import { newestMigration, readTableState } from '../../../reference-backend/database/migrate.ts';
import { openDatabase } from '../../../reference-backend/database/openDatabase.ts';
import { refusedBy } from '../../../reference-backend/database/refusedBy.ts';
import { findUnnoted } from '../../../reference-backend/database/sealing/requireKeys.ts';
import { LOST_SETTINGS, lostSettings } from '../../../reference-backend/database/settings/lostSettings.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { countHeldCommits } from '../../../reference-backend/database/standby/countHeldCommits.ts';
import { tryToWrite } from '../../../reference-backend/database/tryToWrite.ts';
import { readBacklog } from '../../../reference-backend/health/metrics/readBacklog.ts';
import { describeUnavailable } from './describeUnavailable.ts';
import { describeError, type Finding, fine, note, wrong } from './Finding.ts';

/** Holds last some minutes, and end by the clock of the machine. */
const MOST_SECONDS = 2;

const MAIL_SECONDS = 900;

/** Looks at the database: whether it answers and can be written, its tables, keys, clock, and the mails that wait. */
export async function examineDatabase(configuration: Configuration): Promise<readonly Finding[]> {
  const { databaseUrl, dataDirectory } = configuration;
  if (!databaseUrl && !dataDirectory)
    return [note('database', 'In memory: bookings are gone when the process ends. Set DATABASE_URL or DATA_DIR.')];
  let database: Database;
  try {
    database = await openDatabase(configuration);
  } catch (error) {
    return [wrong('database', describeError(error))];
  }
  try {
    return await examineOpen(database);
  } catch (error) {
    const refused = refusedBy(databaseUrl, error);
    const isAway = refused instanceof DatabaseUnavailable;
    return [wrong('database', isAway ? describeUnavailable(refused) : describeError(refused))];
  } finally {
    await database.close();
  }
}

async function examineOpen(database: Database): Promise<readonly Finding[]> {
  const program = await newestMigration();
  const { version, oldestProgram } = await readTableState(database);
  if (version === 0) return [note('database', 'It is empty: the first server that starts makes its tables.')];
  if (oldestProgram > program)
    return [
      wrong(
        'database',
        `Its tables need a program that knows migration ${oldestProgram}; this one knows ${program}. Start a newer release.`,
      ),
    ];
  if (version < program)
    return [
      note('database', `The next start, or npm run migrate, takes its tables from migration ${version} to ${program}.`),
    ];
  const held = await writeOrCountHeld(database);
  if (held > 0) return [wrong('database', `${held} ${HELD}`)];
  await findUnnoted(database);
  return [
    fine('database', `It answers, can be written, has the tables of migration ${version}, and its keys are here.`),
    ...(await examineSettings(database)),
    ...(await examineByClock(database)),
  ];
}

/** The clock of the database says how old a mail is: that of this machine may be wrong. */
async function examineByClock(database: Database): Promise<readonly Finding[]> {
  const [row] = await database.rows(sql`select clock_timestamp() as now`, { now: instant });
  const now = row?.now ?? new Date();
  return [examineClock(now), await examineOutbox(database, now)];
}

const HELD =
  'writes wait for a standby that does not answer, and guests get 503: see StepwellCannotWrite in docs/runbook.md.';

/**
 * Writes, but for the rows that others are writing.
 * @returns how many writes, others' or this one, wait in vain for a standby
 */
async function writeOrCountHeld(database: Database): Promise<number> {
  const failure = await tryToWrite(database).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const held = await countHeldCommits(database);
  if (failure && held === 0) throw failure.error;
  return held;
}

async function examineSettings(database: Database): Promise<readonly Finding[]> {
  const lost = await lostSettings(database);
  if (lost.length === 0) return [];
  return [wrong('settings', `${LOST_SETTINGS[0]?.toUpperCase()}${LOST_SETTINGS.slice(1)} (${lost.join(', ')}).`)];
}

function examineClock(now: Date): Finding {
  const seconds = Math.round((now.getTime() - Date.now()) / 1000);
  if (Math.abs(seconds) <= MOST_SECONDS) return fine('clock', 'The clocks of the database and of this machine agree.');
  const words = `The clock of the database is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine's.`;
  return wrong('clock', `${words} Let both ask a time server.`);
}

async function examineOutbox(database: Database, now: Date): Promise<Finding> {
  const { waitingMails, oldestMail, lostMails } = await readBacklog(database, now);
  const words = `Waiting: ${waitingMails}, the oldest for ${oldestMail} s. Not sent any more: ${lostMails}.`;
  if (oldestMail > MAIL_SECONDS) return wrong('mails', words);
  return lostMails > 0 ? note('mails', words) : fine('mails', words);
}
