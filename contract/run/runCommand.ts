import { writeFile } from 'node:fs/promises';
import { contracts } from '../calls/contracts.ts';
import { type ContractOptions, readOptions } from '../options/ContractOptions.ts';
import { helpText } from '../options/helpText.ts';
import { runRecorded } from '../recorded/runRecorded.ts';
import { isAsPromised } from '../report/formatSummary.ts';
import { printAnnotations } from '../report/printAnnotations.ts';
import { printJson } from '../report/printJson.ts';
import { printJunit } from '../report/printJunit.ts';
import { printTable } from '../report/printTable.ts';
import { INTERRUPTED } from './stopOnInterrupt.ts';
import { tryEnvironment } from './tryEnvironment.ts';

/** Where the command prints, and what ends it. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Overwrites the line that tells how far it is, where somebody watches. */
  readonly showProgress: (text: string) => void;
  /** Whether somebody wants it to end after the case under way. */
  readonly isStopped: () => boolean;
}

/**
 * `npm run contract`: see the help text. Our messages never repeat a value of an option: it may be a secret.
 * @returns the exit code
 */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const options = readOptions(args, process.env);
    if (!options.help) return await run(options, terminal);
    terminal.print(helpText);
    return 0;
  } catch (error) {
    terminal.printError(error instanceof Error ? error.message : 'failed');
    return 2;
  }
}

async function run(options: ContractOptions, { print, showProgress, isStopped }: Terminal): Promise<number> {
  let count = 0;
  const onResult = (): void => {
    count += 1;
    showProgress(`\r${count} cases`);
  };
  const results =
    options.recorded === undefined
      ? await tryEnvironment(options, { isStopped, onResult })
      : await runRecorded(options.recorded, contracts);
  showProgress('\r');
  const of = options.recorded ?? options.baseUrl ?? 'reference backend';
  if (results.length === 0 && !isStopped()) throw new TypeError('there is no such case; npm run contract -- --help');
  print(options.json ? printJson(of, results) : printTable(results));
  if (options.github && !options.json && !isAsPromised(results)) print(printAnnotations(results));
  if (options.junit !== undefined) await writeFile(options.junit, printJunit(of, results));
  if (isStopped()) return INTERRUPTED;
  return isAsPromised(results) ? 0 : 1;
}
