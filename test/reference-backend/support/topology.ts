import { readFileSync } from 'node:fs';

const folder = new URL('../../../docs/topology/', import.meta.url);

/**
 * A configuration file of the documented site (`docs/topology`), with this machine's own addresses, paths and sizes in
 * place of those in the file.
 * @throws Error where the file has nothing to replace
 */
export function fillIn(name: string, replaced: Readonly<Record<string, string>>): string {
  let text = readFileSync(new URL(name, folder), 'utf8');
  for (const [from, to] of Object.entries(replaced)) {
    if (!text.includes(from)) throw new Error(`docs/topology/${name} lacks ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}
