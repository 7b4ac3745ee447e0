import type { Configuration } from '../../../reference-backend/configuration/configuration.ts';
import { flag } from '../../../reference-backend/database/columns.ts';
import { DatabaseUnavailable } from '../../../reference-backend/database/DatabaseUnavailable.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { openStandby } from '../../../reference-backend/database/standby/openStandby.ts';
import { describeUnavailable } from './describeUnavailable.ts';
import { describeError, type Finding, fine, note, wrong } from './Finding.ts';

const SUBJECT = 'standby for searches';

/** Looks whether searches can read what DATABASE_READ_URL names. Without it there is nothing to say. */
export async function examineStandby(
  configuration: Pick<Configuration, 'databaseReadUrl' | 'databaseDeadlines'>,
): Promise<readonly Finding[]> {
  const standby = openStandby(configuration);
  if (!standby) return [];
  try {
    const [row] = await standby.rows(
      sql`select pg_is_in_recovery() as follows, (select count(*) from (select from claims limit 1) c)`,
      { follows: flag },
    );
    if (row?.follows) return [fine(SUBJECT, 'It can be read.')];
    return [note(SUBJECT, 'It can be read, but follows no primary: DATABASE_READ_URL leads to a primary.')];
  } catch (error) {
    const words = error instanceof DatabaseUnavailable ? describeUnavailable(error) : `${describeError(error)}.`;
    return [wrong(SUBJECT, `${words} Searches read DATABASE_URL meanwhile.`)];
  } finally {
    await standby.close();
  }
}
