import { type CheckOptions, checkOptions } from './check/CheckOptions.ts';
import { type CheckRun, startCheck } from './check/runCheck.ts';
import { watchContent } from './check/watchContent.ts';
import { runCompare } from './compare/runCompare.ts';
import { explainOptions } from './explain/explainOptions.ts';
import { runExplain } from './explain/runExplain.ts';
import { runHelp } from './findings/runHelp.ts';
import { journeysOptions, runJourneys } from './journeys/runJourneys.ts';
import { previewOptions } from './preview/previewOptions.ts';
import { runPreview } from './preview/runPreview.ts';
import { startProof } from './proof/run/runProof.ts';

const usage = `npm run content -- check [paths] [--watch] [--json] [--root <folder>] [--services <file or URL>]

  Checks the documents that authors edit, as the app will read them.
  paths    files or folders to report on, from here or from the documents' folder; all documents without any
  --watch  checks again at each change
  --json   prints the problems as JSON
  --root   folder of the documents (content-fixtures/objects)
  --services  reply of the call that lists services: a file (content-fixtures/services.json), or the address of the call

npm run content -- prove [paths] [--watch] [--json] [--root <folder>] [--services <file or URL>]

  Walks all answers that forms and questions can get: is everything reached, does every answer have an outcome, can
  everybody come to an end, does every condition matter? Each problem has the answers that show it, or the fewest
  conditions that exclude each other. It takes some seconds; --watch proves again
  only what an edit concerns, and prints what the check finds before.

npm run content -- journeys [paths] [--content <folder>] [--json] [--generate] [--services <file or URL>]
    [--grep <text>] [--sample <number>] [--browser] [--server <address>]

  Replays recorded journeys on the documents, and says what is not asked, said or sent as they have it.
  paths      files or folders of journeys (content-fixtures/journeys)
  --content  folder of the documents (content-fixtures/objects)
  --json     prints the deviations as JSON
  --grep     only the journeys whose file or name has this text
  --sample   only so many, some of each document
  --browser  replays them in Chromium, too, in the product that runs at --server (http://127.0.0.1:3000, where npm start
             runs): pages, fields, words, messages, end and request are compared with the engine's; nothing is booked
  --generate  writes journeys into the folder "generated" of the given one, which together take every rule both ways,
              every message, option and end that the proof finds to be possible; prints what they take of each document

npm run content -- compare <older> <newer> [--markdown] [--json] [--root <folder>] [--services <file or URL>]

  Says what changes for guests and in requests: each is a folder, a git revision, or a server (https://…).
  --markdown, --json  for a page, or for a tool
  --root              folder of the documents within a checkout or a revision (content-fixtures/objects)
  Ends with 0 when the change is safe, with 1 when somebody should look at it, with 2 when it breaks something, and with
  3 when the documents cannot be read.

npm run content -- explain --field <name> (--flow <name> | --prescreen <type>) [--service <name>] [--state <code>]
    [--age <years>] [--date <day>] [--answers <file>] [--root <folder>] [--services <file or URL>]

  Says why a field, step, page or question is shown, hidden, required, refused or sent, or not, for such a guest: the rules that decide,
  each with its line and its values, and the fewest answers that would turn it.
  --field    the name of a field, step, page or question; step/field where two steps have it; "outcome" of a prescreen
  --answers  an object such as { "patientDetails/visitFor": "My child", "dateOfBirth": "18 years ago" }, or a recorded
             journey, which says itself what is asked
  --service  the id or name of the service that is booked

npm run content -- preview --flow <name> [--step <name>] [--service <name>] [--state <code>] [--age <years>]
    [--date <day>] [--answers <file>] [--server <address>] [--token <token>] [--root <folder>] [--services <file or URL>]

  Prints the address at which the running page shows a step to such a guest, for an hour. What is not answered by
  --answers is made up, so that each page before the step is accepted. Such a page books nothing.
  --date    the day of the visit
  --server  http://127.0.0.1:3000, where npm start runs; --token is what stands after "controls=" in the address
            that it has printed

npm run content -- help [CODE | command]

  Explains a finding by its code: what it means, an example, and how to mend it. Of a command it says what is above.

All others end with 1 when something is wrong (a warning alone does not count), and with 2 when the command is not
understood.`;

const usageOf = (command: string | undefined): string =>
  usage.split(/\n\n(?=npm run)/).find((part) => part.startsWith(`npm run content -- ${command} `)) ?? usage;

/** Where a command prints. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** Gives what checks the documents, as often as it is called. */
type Start = (options: CheckOptions, meanwhile: { readonly tell?: Terminal['print'] }) => () => Promise<CheckRun>;

/**
 * `npm run content`: runs the command that the arguments name.
 * @returns the exit code; with `--watch` that of the first check, and the watching goes on
 */
export async function runContent([command, ...args]: readonly string[], terminal: Terminal): Promise<number> {
  const commands: Readonly<Record<string, () => Promise<number>>> = {
    check: () => checkOrWatch(startCheck, args, terminal),
    prove: () => checkOrWatch(startProof, args, terminal),
    journeys: () => runOnce(() => runJourneys(journeysOptions(args)), terminal),
    compare: () => compare(args, terminal),
    explain: async () => {
      terminal.print(await runExplain(explainOptions(args)));
      return 0;
    },
    preview: async () => {
      terminal.print(await runPreview(previewOptions(args)));
      return 0;
    },
    help: async () => {
      const [about] = args;
      terminal.print(about !== undefined && Object.hasOwn(commands, about) ? usageOf(about) : runHelp(args));
      return 0;
    },
  };
  const run = command !== undefined && Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (run === undefined) {
    terminal.printError(usage);
    return 2;
  }
  if (args.includes('--help')) {
    terminal.print(usageOf(command));
    return 0;
  }
  return run().catch((error: unknown) => {
    printReason(error, terminal);
    return command === 'compare' ? 3 : 2;
  });
}

async function checkOrWatch(start: Start, args: readonly string[], terminal: Terminal): Promise<number> {
  const options = checkOptions(args);
  const check = start(options, options.watch && !options.json ? { tell: terminal.print } : {});
  const run = () => runOnce(check, terminal);
  const code = await run();
  if (!options.watch) return code;
  await watchContent(options.root, () => void run().catch((error: unknown) => printReason(error, terminal)));
  if (!options.json) terminal.print('Watching for changes. Ctrl+C ends.');
  return code;
}

async function runOnce(run: () => Promise<CheckRun>, { print }: Terminal): Promise<number> {
  const { ok, report } = await run();
  print(report);
  return ok ? 0 : 1;
}

async function compare(args: readonly string[], { print }: Terminal): Promise<number> {
  const { report, code } = await runCompare(args);
  print(report);
  return code;
}

const printReason = (error: unknown, { printError }: Terminal): void =>
  printError(error instanceof Error ? error.message : String(error));
