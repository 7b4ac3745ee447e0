import { checkOptions } from './check/CheckOptions.ts';
import { type CheckRun, runCheck } from './check/runCheck.ts';
import { watchContent } from './check/watchContent.ts';
import { runCompare } from './compare/runCompare.ts';
import { runHelp } from './findings/runHelp.ts';
import { journeysOptions, runJourneys } from './journeys/runJourneys.ts';
import { runProof } from './proof/runProof.ts';

const usage = `npm run content -- check [paths] [--watch] [--json] [--root <folder>] [--services <file or URL>]

  Checks the documents that authors edit, as the app will read them.
  paths    files or folders to report on; all documents without any
  --watch  checks again at each change
  --json   prints the problems as JSON
  --root   folder of the documents (content-fixtures/objects)
  --services  reply of the call that lists services: a file (content-fixtures/services.json), or the address of the call

npm run content -- prove [paths] [--watch] [--json] [--root <folder>] [--services <file or URL>]

  Walks all answers that forms and questions can get: is everything reached, does every answer have an outcome, can
  everybody come to an end, does every condition matter? Each problem has the answers that show it, or the fewest
  conditions that exclude each other.

npm run content -- journeys [paths] [--content <folder>] [--json] [--generate] [--services <file or URL>]

  Replays recorded journeys on the documents, and says what is not asked, said or sent as they have it.
  paths      files or folders of journeys (content-fixtures/journeys)
  --content  folder of the documents (content-fixtures/objects)
  --json     prints the deviations as JSON
  --generate  writes journeys into the folder "generated" of the given one, which together take every rule both ways,
              every message, option and end that the proof finds to be possible; prints what they take of each document

npm run content -- compare <older> <newer> [--markdown] [--json] [--root <folder>] [--services <file or URL>]

  Says what changes for guests and in requests: each is a folder, a git revision, or a server (https://…).
  --markdown, --json  for a page, or for a tool
  --root              folder of the documents within a checkout or a revision (content-fixtures/objects)
  Ends with 0 when the change is safe, with 1 when somebody should look at it, with 2 when it breaks something, and with
  3 when the documents cannot be read.

npm run content -- help [CODE]

  Explains a finding by its code: what it means, an example, and how to mend it.

All others end with 1 when something is wrong, and with 2 when the command is not understood.`;

type Run = typeof runCheck;

async function report(check: Run, args: readonly string[]): Promise<void> {
  const options = checkOptions(args);
  const run = () => runOnce(() => check(options));
  await run();
  if (!options.watch) return;
  await watchContent(options.root, () => void run().catch((error: unknown) => printError(error)));
  if (!options.json) console.log('Watching for changes. Ctrl+C ends.');
}

async function runOnce(run: () => Promise<CheckRun>): Promise<void> {
  const { ok, report } = await run();
  console.log(report);
  process.exitCode = ok ? 0 : 1;
}

function printError(error: unknown, code = 2): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = code;
}

async function compare(args: readonly string[]): Promise<void> {
  const { report, code } = await runCompare(args);
  console.log(report);
  process.exitCode = code;
}

const [command, ...args] = process.argv.slice(2);
const runs = new Map<string | undefined, Run>([
  ['check', runCheck],
  ['prove', runProof],
]);
const run = runs.get(command);
if (command === 'help') {
  try {
    console.log(runHelp(args));
  } catch (error) {
    printError(error);
  }
} else if (command === 'journeys') {
  await runOnce(() => runJourneys(journeysOptions(args))).catch((error: unknown) => printError(error));
} else if (command === 'compare') {
  await compare(args).catch((error: unknown) => printError(error, 3));
} else if (run !== undefined) {
  await report(run, args).catch((error: unknown) => printError(error));
} else {
  console.error(usage);
  process.exitCode = 2;
}
