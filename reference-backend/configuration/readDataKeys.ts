import { readFileSync } from 'node:fs';
import { type KeySet, parseKeySet } from '../database/sealing/KeySet.ts';

/**
 * The keys that `DATA_KEYS_FILE` or `DATA_KEYS` has.
 * @param set gives the text of a variable, if it is set
 * @throws Error that names the variable, and nothing of a key
 */
export function readDataKeys(set: (name: string) => string | undefined): KeySet | undefined {
  const [path, text] = [set('DATA_KEYS_FILE'), set('DATA_KEYS')];
  if (path !== undefined && text !== undefined)
    throw new Error('DATA_KEYS_FILE and DATA_KEYS are both set, and a server has one set of keys: set one of them');
  if (path !== undefined) return named('DATA_KEYS_FILE', () => parseKeySet(readFileSync(path, 'utf8')));
  return text === undefined ? undefined : named('DATA_KEYS', () => parseKeySet(text));
}

function named(variable: string, read: () => KeySet): KeySet {
  try {
    return read();
  } catch (error) {
    throw new Error(`${variable} ${error instanceof Error ? error.message : error}`);
  }
}
