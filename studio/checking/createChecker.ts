import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Finding } from '../exchange/Finding.ts';
import type { Drafts } from '../exchange/StudioDocument.ts';

/** `check`: what is wrong with the documents. `prove`: what no answers lead to. */
export type Task = 'check' | 'prove';

/** What a process is asked to do. */
export interface Order {
  readonly id: number;
  readonly task: Task;
  readonly texts: Drafts;
}

/** What came of it. */
export type Done =
  | { readonly id: number; readonly findings: readonly Finding[] }
  | { readonly id: number; readonly error: string };

/** Checks and proves in processes of their own, so that the studio answers meanwhile. */
export interface Checker {
  readonly run: (task: Task, texts: Drafts) => Promise<readonly Finding[]>;
  readonly close: () => Promise<void>;
}

/** @param services file with a recorded list of services, or the address of the call that lists them */
export function createChecker(services: string): Checker {
  // A proof takes seconds. It has a process of its own, so that no check waits for it.
  const processes = { check: prepare(services), prove: prepare(services) };
  // The first check is asked for as soon as the page is there, and its tools take seconds to make.
  processes.check.begin();
  return {
    run: (task, texts) => processes[task].run(task, texts),
    close: async () => {
      await Promise.all(Object.values(processes).map(({ close }) => close()));
    },
  };
}

const program = fileURLToPath(new URL('./checkProcess.ts', import.meta.url));

interface Waiting {
  readonly resolve: (findings: readonly Finding[]) => void;
  readonly reject: (why: Error) => void;
}

interface Prepared extends Checker {
  readonly begin: () => void;
}

/** A process, which begins with its first task at the latest, and anew after it has ended. */
function prepare(services: string): Prepared {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let count = 0;
  const begin = (): ChildProcess => {
    const begun = fork(program, [services], { execArgv: ['--import', 'tsx'] });
    begun.on('message', (message: Done) => {
      const task = waiting.get(message.id);
      waiting.delete(message.id);
      if ('error' in message) task?.reject(new Error(message.error));
      else task?.resolve(message.findings);
    });
    begun.once('exit', () => {
      child = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The check has ended before it was done.'));
      waiting.clear();
    });
    return begun;
  };
  return {
    begin: () => {
      child ??= begin();
    },
    run: (task, texts) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        child ??= begin();
        const order: Order = { id: count, task, texts };
        child.send(order);
      }),
    close: async () => {
      const ending = child;
      if (ending === undefined) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill();
      await ended;
    },
  };
}
