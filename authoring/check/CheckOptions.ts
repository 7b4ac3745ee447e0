import { parseArgs } from 'node:util';
import { usualServices } from './services/readServices.ts';

/** The documents that ship beside the app, and that are checked unless another folder is given. */
export const usualRoot = 'content-fixtures/objects';

export interface CheckOptions {
  /** Folder of the documents, laid out as the content API serves them. */
  readonly root: string;
  /** Files or folders to report on; all of them when the list is empty. Every document is read in any case. */
  readonly paths: readonly string[];
  /** File with a recorded list of services, or the address of the call that lists them. */
  readonly services: string;
  readonly watch: boolean;
  readonly json: boolean;
}

/** @throws TypeError for an unknown option */
export function checkOptions(args: readonly string[]): CheckOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      root: { type: 'string', default: usualRoot },
      services: { type: 'string', default: usualServices },
      watch: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  return { ...values, paths: positionals };
}
