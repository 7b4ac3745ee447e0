import { parseArgs } from 'node:util';
import { type AuditReport, checkAudit } from '../../reference-backend/database/audit/checkAudit.ts';
import { auditedAppointment } from '../../reference-backend/database/audit/noteAct.ts';
import { integer, nullable, text } from '../../reference-backend/database/columns.ts';
import type { Queries } from '../../reference-backend/database/Database.ts';
import { sql } from '../../reference-backend/database/sql.ts';
import { openStoredData } from './openStoredData.ts';
import type { Command, Terminal } from './Terminal.ts';

const help = `npm run operate -- audit [--known HASH] [--appointment]

Checks the chain of the audit: that every entry under a seal is there and as it was, that each seal has the hash of the
one before, and that the keys of this database have made them. Says how much there is, from when to when, and the first
place that is broken. Entries that wait for a seal, ten minutes or so, are not protected yet.

  --known         the hash of a seal from the log of a server, or from an earlier check: the chain must have it. Nothing
                  else shows that somebody has cut off the end of the chain
  --appointment   asks for the id of an appointment, and lists who booked, moved, canceled, read and forgot it

Exit code 0: the chain is whole. 1: it is broken.
With DATA_DIR, stop the server first.`;

/** Checks who did what, and that nobody has changed it since. */
export const audit: Command = {
  summary: 'checks that nobody has changed the audit',
  help,
  run: async (args, terminal) => {
    const options = { known: { type: 'string' }, appointment: { type: 'boolean' } } as const;
    const { known, appointment } = parseArgs({ args: [...args], options }).values;
    const open = openStoredData(terminal);
    const id = appointment ? await terminal.ask('Id of the appointment') : undefined;
    const database = await open();
    try {
      if (id !== undefined) await listActs(database, id, terminal.print);
      return report(await checkAudit(database, new Date(), known), terminal.print);
    } finally {
      await database.close();
    }
  },
};

async function listActs(queries: Queries, id: string, print: Terminal['print']): Promise<void> {
  const acts = await queries.rows(
    sql`
    select to_char(happened_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as at, act, who, seal from audit_entries
    where what = ${auditedAppointment(queries.keyring, id)} order by entry_id`,
    { at: text, act: text, who: text, seal: nullable(integer) },
  );
  for (const { at, act, who, seal } of acts)
    print(`${at} UTC: ${act} by ${who}${seal === null ? ', not sealed yet' : `, under seal ${seal}`}`);
  if (acts.length === 0) print('The audit has nothing about this appointment.');
}

/** @returns whether the chain is whole */
function report(found: AuditReport, print: Terminal['print']): boolean {
  const { seals, sealed, expired, unsealed, from, to, newest, broken } = found;
  const gone = expired > 0 ? `; ${expired} older entries have gone, as RETENTION says` : '';
  print(`Checked ${sealed} entries under ${seals} seals${gone}. Not sealed yet: ${unsealed} entries.`);
  if (from !== null) print(`All entries: from ${from} to ${to} UTC.`);
  if (newest) print(`Newest seal checked: ${newest.number} of ${newest.sealedAt}, with the hash ${newest.hash}`);
  print(broken ? `Broken: ${broken}.` : 'The chain is whole.');
  return broken === undefined;
}
