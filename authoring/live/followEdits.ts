import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { watchContent } from '../check/watchContent.ts';
import type { EditedDocument } from './EditedDocument.ts';
import { latestFirst } from './latestFirst.ts';
import { mergeEdits } from './mergeEdits.ts';
import { refusalLog } from './refusalLog.ts';

/** What is wrong with the documents while they are edited. */
export interface Edits {
  /** What was found last; nothing before the first look. */
  readonly read: () => readonly EditedDocument[];
  /** Calls `changed` after each look. Whoever listens first has the documents looked at. Gives what ends it. */
  readonly listen: (changed: () => void) => () => void;
  readonly close: () => Promise<void>;
}

/** What the process that looks at the documents has seen. */
export type Seen = { readonly documents: readonly EditedDocument[] } | { readonly error: string };

export interface FollowOptions {
  /** Folder of the documents. */
  readonly root: string;
  /** Folder of the copies that the app was built with; undefined where there are none. */
  readonly shipped?: string | undefined;
  readonly print: (line: string) => void;
}

/** The programs that look at the documents: the check, and the proof, which takes longer. */
const programs = ['./liveProcess.ts', './liveProof.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url)));

/**
 * Follows the documents on disk, and prints once what the app refuses of them. They are checked and proven in two
 * processes of their own, which begin with the first edit or the first page that asks.
 */
export async function followEdits({ root, shipped = '', print }: FollowOptions): Promise<Edits> {
  const found = new Map<string, readonly EditedDocument[]>();
  const children = new Map<string, ChildProcess>();
  const listeners = new Set<() => void>();
  const log = refusalLog(print);
  const [check = '', proof = ''] = programs;
  const read = (): readonly EditedDocument[] => latestFirst(mergeEdits(found.get(check) ?? [], found.get(proof) ?? []));
  const take = (program: string, seen: Seen): void => {
    if ('error' in seen) {
      print(`The documents could not be checked: ${seen.error}`);
      return;
    }
    found.set(program, seen.documents);
    log(read());
    for (const changed of listeners) changed();
  };
  const begin = (program: string): ChildProcess => {
    const begun = fork(program, [root, shipped], { execArgv: ['--import', 'tsx'] });
    begun.on('message', (seen: Seen) => take(program, seen));
    begun.once('exit', () => {
      if (children.get(program) === begun) children.delete(program);
    });
    children.set(program, begun);
    return begun;
  };
  const look = (): void => {
    for (const program of programs) {
      const child = children.get(program) ?? begin(program);
      if (child.connected) child.send('look');
    }
  };
  const watcher = await watchContent(root, look);
  return {
    read,
    listen: (changed) => {
      listeners.add(changed);
      if (children.size === 0) look();
      return () => listeners.delete(changed);
    },
    close: async () => {
      await watcher.close();
      const ended = [...children.values()].map((ending) => {
        const end = new Promise((resolve) => ending.once('exit', resolve));
        ending.kill();
        return end;
      });
      await Promise.all(ended);
    },
  };
}
