import { checkOptions } from './check/CheckOptions.ts';
import { runCheck } from './check/runCheck.ts';
import { watchContent } from './check/watchContent.ts';
import { runProof } from './proof/runProof.ts';

const usage = `npm run content -- check [paths] [--watch] [--json] [--root <folder>] [--services <file>]

  Checks the documents that authors edit, as the app will read them.
  paths    files or folders to report on; all documents without any
  --watch  checks again at each change
  --json   prints the problems as JSON
  --root   folder of the documents (content-fixtures/objects)
  --services  recorded reply of the call that lists services (content-fixtures/services.json)

npm run content -- prove [paths] [--watch] [--json] [--root <folder>] [--services <file>]

  Walks all answers that forms and questions can get: is everything reached, does every answer have an outcome, can
  everybody come to an end, does every condition matter? Each problem has the answers that show it, or the fewest
  conditions that exclude each other.

Ends with 1 when something is wrong, with 2 when the command is not understood.`;

type Run = typeof runCheck;

async function report(check: Run, args: readonly string[]): Promise<void> {
  const options = checkOptions(args);
  const run = async (): Promise<void> => {
    const { ok, report } = await check(options);
    console.log(report);
    process.exitCode = ok ? 0 : 1;
  };
  await run();
  if (!options.watch) return;
  await watchContent(options.root, () => void run().catch(printError));
  if (!options.json) console.log('Watching for changes. Ctrl+C ends.');
}

function printError(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

const [command, ...args] = process.argv.slice(2);
const runs = new Map<string | undefined, Run>([
  ['check', runCheck],
  ['prove', runProof],
]);
const run = runs.get(command);
if (run !== undefined) {
  await report(run, args).catch(printError);
} else {
  console.error(usage);
  process.exitCode = 2;
}
