import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

/** A document that cannot be used as it is now. */
export interface BrokenDocument {
  /** Below the folder of the content API. */
  readonly path: string;
  /** The code of its first problem, which `docs/findings.md` explains. */
  readonly code: string;
  /** What stands in the file; empty where there is none. */
  readonly text: string;
}

/** Which copy is shown in its place: the last good one, the one that ships, or none. */
export type ShownCopy = 'earlier' | 'shipped' | 'none';

export type NoteReplaced = (broken: BrokenDocument, shown: ShownCopy) => void;

/**
 * Logs that another copy stands in for a broken document: one line for each version of it, without its content.
 * @param replaced is told of each as well
 * @param met is told each time that one is met
 */
export function noteReplaced(
  log: Pick<FastifyBaseLogger, 'warn'>,
  replaced: NoteReplaced = () => undefined,
  met: NoteReplaced = () => undefined,
): NoteReplaced {
  const noted = new Map<string, string>();
  return ({ path, code, text }, shown) => {
    met({ path, code, text }, shown);
    const version = createHash('sha256').update(text).digest('base64');
    if (noted.get(path) === version) return;
    noted.set(path, version);
    log.warn({ document: path, code, shown }, 'a broken document is replaced');
    replaced({ path, code, text }, shown);
  };
}
