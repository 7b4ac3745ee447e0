import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { findPerson, type Wanted } from '../../reference-backend/booking/forget/findPerson.ts';
import { findTraces, type Proof } from '../../reference-backend/booking/forget/findTraces.ts';
import { type Counts, countRows, forgetPerson } from '../../reference-backend/booking/forget/forgetPerson.ts';
import { readConfiguration } from '../../reference-backend/configuration/configuration.ts';
import { createFileReader } from '../../reference-backend/content/createFileReader.ts';
import { readDeployment } from '../../reference-backend/content/readDeployment.ts';
import { auditedOperator, noteAct } from '../../reference-backend/database/audit/noteAct.ts';
import type { Database } from '../../reference-backend/database/Database.ts';
import { type MailContent, readMailContent } from '../../reference-backend/mail/content/readMailContent.ts';
import { openStoredData } from './openStoredData.ts';
import type { Command, Terminal } from './Terminal.ts';

const help = `npm run operate -- forget [--appointment] [--operator NAME] [--yes]

Deletes everything about one person: appointments, the times that they take, mails, replies to repeated keys and counts of
limits. A time that is still to come is free again, and nobody gets a mail. A list of visits that waits to be sent to others as
well is written anew without the person, by the content of CONTENT_DIR. Then it proves that nothing is left: it looks
for each value in every column of every table.

Asks for names and date of birth, line by line, or reads these lines from standard input. They are never arguments, which
the history of a shell would keep.

  --appointment   asks for the id of an appointment instead, and deletes those of the same person that have a mail
                  address or phone number in common with it: for two people with the same names and date of birth
  --operator      your name for the audit, such as ann.miller; without it, that of your account on this machine
  --yes           deletes without asking once more

Exit code 0: nothing is left. 1: something is left, or nothing was deleted; the output says what.
With DATA_DIR, stop the server first. Backups and the log of the database server keep what they have until they expire.`;

/** Takes a person out of the database on request, and proves it. Of the person's values it prints none. */
export const forget: Command = {
  summary: 'deletes everything about one person, and proves that nothing is left',
  help,
  run: async (args, terminal) => {
    const options = {
      appointment: { type: 'boolean' },
      operator: { type: 'string' },
      yes: { type: 'boolean' },
    } as const;
    const { appointment, operator, yes } = parseArgs({ args: [...args], options }).values;
    const who = auditedOperator(operator ?? userInfo().username);
    const open = openStoredData(terminal);
    const wanted = await askWhom(terminal, appointment ?? false);
    const database = await open();
    try {
      return await forgetAndProve(database, wanted, terminal, { who, isSure: yes ?? false });
    } finally {
      await database.close();
    }
  },
};

async function askWhom({ ask }: Terminal, byAppointment: boolean): Promise<Wanted> {
  if (byAppointment) {
    const appointmentId = await ask('Id of the appointment');
    if (!/^[\w-]{22}$/.test(appointmentId)) throw new Error('An id has 22 letters, digits, - and _.');
    return { appointmentId };
  }
  const firstName = await ask('First name');
  const lastName = await ask('Last name');
  const bornOrEmail = await ask('Date of birth (YYYY-MM-DD), or the email address if the booking asked for no date');
  if (!firstName || !lastName) throw new Error('Both names are needed.');
  if (!/^\d{4}-\d\d-\d\d$|@/.test(bornOrEmail)) throw new Error('The date of birth is needed as YYYY-MM-DD.');
  return { firstName, lastName, bornOrEmail };
}

async function forgetAndProve(
  database: Database,
  wanted: Wanted,
  { environment, print, ask }: Terminal,
  { who, isSure }: { readonly who: string; readonly isSure: boolean },
): Promise<boolean> {
  const person = await findPerson(database, wanted);
  const found = await countRows(database, person);
  await noteAct(database, { act: 'read', who, what: person.ids, now: new Date() });
  print(`Found: ${inWords(found)}`);
  if (person.contacts > 1)
    print(
      `These are ${person.contacts} sets of appointments without a mail address or phone number in common, which may be of different people. --appointment deletes one set.`,
    );
  if (Object.values(found).some((count) => count > 0)) {
    if (!isSure && (await ask('Type "forget" to delete all of it')) !== 'forget') {
      print('Nothing was deleted.');
      return false;
    }
    const { deleted, lists } = await forgetPerson(database, person, who, () => contentOf(environment));
    print(`Deleted: ${inWords(deleted)}`);
    if (lists > 0) print(`Lists of visits written anew without them: ${lists}`);
  }
  const { ids } = await findPerson(database, wanted);
  if (ids.length > 0) print(`Found meanwhile: ${ids.length} appointments. Run the command again.`);
  return report(await findTraces(database, person), print) && ids.length === 0;
}

/** What the mails of the servers say. Each server logs which documents are broken. */
async function contentOf(environment: Terminal['environment']): Promise<MailContent> {
  const { contentDirectory, deploymentFile } = readConfiguration(environment);
  const { bannerName } = await readDeployment(deploymentFile);
  return readMailContent(contentDirectory, bannerName, createFileReader().readText, () => undefined);
}

const inWords = (counts: Counts): string =>
  Object.entries(counts)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ');

/** @returns whether nothing is left */
function report({ tables, columns, searched, shared, traces }: Proof, print: Terminal['print']): boolean {
  const unique = [...new Set(shared)];
  if (unique.length > 0)
    print(`Not looked for, because other guests or the clinics have the same: ${unique.join(', ')}`);
  print(`${searched} values looked for in ${columns} columns of ${tables} tables: ${traces.length} hits`);
  const places = traces.map(({ name, table, column }) => `  ${name} in ${table}.${column}`);
  for (const place of new Set(places)) print(`${place}: ${places.filter((each) => each === place).length}`);
  return traces.length === 0;
}
