import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { watchContent } from '../check/watchContent.ts';
import type { EditedDocument } from './EditedDocument.ts';
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

const program = fileURLToPath(new URL('./liveProcess.ts', import.meta.url));

/**
 * Follows the documents on disk, and prints once what the app refuses of them. They are checked in a process of its own,
 * which begins with the first edit or the first page that asks.
 */
export async function followEdits({ root, shipped = '', print }: FollowOptions): Promise<Edits> {
  let documents: readonly EditedDocument[] = [];
  let child: ChildProcess | undefined;
  const listeners = new Set<() => void>();
  const log = refusalLog(print);
  const take = (seen: Seen): void => {
    if ('error' in seen) {
      print(`The documents could not be checked: ${seen.error}`);
      return;
    }
    documents = seen.documents;
    log(documents);
    for (const changed of listeners) changed();
  };
  const begin = (): ChildProcess => {
    const begun = fork(program, [root, shipped], { execArgv: ['--import', 'tsx'] });
    begun.on('message', take);
    begun.once('exit', () => {
      if (child === begun) child = undefined;
    });
    return begun;
  };
  const look = (): void => {
    child ??= begin();
    if (child.connected) child.send('look');
  };
  const watcher = await watchContent(root, look);
  return {
    read: () => documents,
    listen: (changed) => {
      listeners.add(changed);
      if (child === undefined) look();
      return () => listeners.delete(changed);
    },
    close: async () => {
      await watcher.close();
      const ending = child;
      if (ending === undefined) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill();
      await ended;
    },
  };
}
