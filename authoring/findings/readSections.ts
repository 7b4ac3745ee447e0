import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = join(import.meta.dirname, '../../docs/findings.md');

/** The sections of `docs/findings.md` by their codes, each as it is written there. */
export function readSections(): ReadonlyMap<string, string> {
  const sections = readFileSync(page, 'utf8')
    .split(/^(?=##)/m)
    .filter((part) => part.startsWith('### '));
  return new Map(sections.map((section) => [/^### (\S+)/.exec(section)?.[1] ?? '', section.trim()]));
}
