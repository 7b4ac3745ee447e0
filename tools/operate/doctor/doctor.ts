import { parseArgs } from 'node:util';
import { type Configuration, readConfiguration } from '../../../reference-backend/configuration/configuration.ts';
import { describeMisspelled, findMisspelled } from '../../../reference-backend/configuration/findMisspelled.ts';
import type { Command, Terminal } from '../Terminal.ts';
import { examineContent } from './examineContent.ts';
import { examineDatabase } from './examineDatabase.ts';
import { examineMail } from './examineMail.ts';
import { examineStandby } from './examineStandby.ts';
import { examineTraces } from './examineTraces.ts';
import { describeError, type Finding, fine, wrong } from './Finding.ts';

const help = `npm run operate -- doctor

Looks at everything that a server with this environment needs, and says what is wrong: variables that cannot be used or are
misspelled, the database (whether it answers and can be written, its tables, keys and clock), the standby for searches,
mails that wait, the mail server, the collector of traces, the built app, the deployment and the documents.

It changes nothing, sends nothing, and may run beside servers; with DATA_DIR, stop the server first.

Exit code 0: nothing is wrong; a note may be meant so. 1: something is wrong.`;

/** Says what is wrong before guests notice it, or while they do. */
export const doctor: Command = {
  summary: 'says what is wrong with configuration, database, mail and documents',
  help,
  run: async (args, { environment, print }) => {
    parseArgs({ args: [...args], options: {} });
    const configuration = readOrRefuse(environment);
    const misspelled = findMisspelled(environment).map((each) => wrong('variables', describeMisspelled(each)));
    const findings =
      'state' in configuration
        ? [configuration, ...misspelled]
        : [
            ...(misspelled.length > 0 ? misspelled : [fine('variables', 'All can be used.')]),
            ...(await examine(configuration)),
          ];
    for (const { state, subject, words } of findings) print(`${state.padEnd(5)}  ${subject}: ${words}`);
    return findings.every(({ state }) => state !== 'wrong');
  },
};

function readOrRefuse(environment: Terminal['environment']): Configuration | Finding {
  try {
    return readConfiguration(environment);
  } catch (error) {
    return wrong('variables', describeError(error));
  }
}

const examine = async (configuration: Configuration): Promise<readonly Finding[]> => [
  ...(await examineDatabase(configuration)),
  ...(await examineStandby(configuration)),
  await examineMail(configuration),
  ...(await examineTraces(configuration)),
  ...(await examineContent(configuration)),
];
