import { contracts } from './calls/contracts.ts';
import { type ContractOptions, readOptions } from './options/ContractOptions.ts';
import { helpText } from './options/helpText.ts';
import { runRecorded } from './recorded/runRecorded.ts';
import { isAsPromised } from './report/formatSummary.ts';
import { printJson } from './report/printJson.ts';
import { printTable } from './report/printTable.ts';
import { INTERRUPTED, stopOnInterrupt } from './run/stopOnInterrupt.ts';
import { tryEnvironment } from './run/tryEnvironment.ts';

/** `npm run contract`: see the help text. */
async function run(options: ContractOptions): Promise<number> {
  const isStopped = stopOnInterrupt((text) => console.error(text));
  let count = 0;
  const onResult = (): void => {
    count += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${count} cases`);
  };
  const results =
    options.recorded === undefined
      ? await tryEnvironment(options, { isStopped, onResult })
      : await runRecorded(options.recorded, contracts);
  if (process.stderr.isTTY) process.stderr.write('\r');
  const of = options.recorded ?? options.baseUrl ?? 'reference backend';
  if (results.length === 0 && !isStopped()) throw new TypeError('there is no such case; npm run contract -- --help');
  console.log(options.json ? printJson(of, results) : printTable(results));
  if (isStopped()) return INTERRUPTED;
  return isAsPromised(results) ? 0 : 1;
}

/** Prints why the command failed. Our messages never repeat a value of an option: it may be a secret. */
function printError(error: unknown): number {
  console.error(error instanceof Error ? error.message : 'failed');
  return 2;
}

async function start(args: readonly string[]): Promise<number> {
  const options = readOptions(args, process.env);
  if (!options.help) return run(options);
  console.log(helpText);
  return 0;
}

process.exitCode = await start(process.argv.slice(2)).catch(printError);
