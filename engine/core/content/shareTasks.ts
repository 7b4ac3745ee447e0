export const CANCELLED = Symbol('cancelled');
export type Cancelled = typeof CANCELLED;

interface Shared<V> {
  readonly promise: Promise<V>;
  readonly controller: AbortController;
  readers: number;
  finished: boolean;
}

export interface SharedTasks<V> {
  /**
   * Joins the running or kept task of this key, or starts one. A reader whose signal is aborted gets `CANCELLED`; when
   * the last reader leaves, the task is aborted.
   */
  read(key: string, start: (signal: AbortSignal) => Promise<V>, signal?: AbortSignal): Promise<V | Cancelled>;
  forget(key: string): void;
}

/**
 * Tasks that many readers share. Each is started once per key, kept if its value is worth keeping, and aborted when no
 * reader waits for it any more.
 */
export function shareTasks<V>(isWorthKeeping: (value: V) => boolean): SharedTasks<V> {
  const tasks = new Map<string, Shared<V>>();

  function begin(key: string, start: (signal: AbortSignal) => Promise<V>): Shared<V> {
    const controller = new AbortController();
    const promise = start(controller.signal);
    const task: Shared<V> = { promise, controller, readers: 0, finished: false };
    tasks.set(key, task);
    void promise.then((value) => {
      task.finished = true;
      if (!isWorthKeeping(value)) drop(key, task);
    });
    return task;
  }

  /** Removes only this task: a newer one may have taken its key. */
  function drop(key: string, task: Shared<V>) {
    if (tasks.get(key) === task) tasks.delete(key);
  }

  function leave(key: string, task: Shared<V>) {
    task.readers -= 1;
    if (task.readers > 0 || task.finished) return;
    drop(key, task);
    task.controller.abort();
  }

  return {
    read: async (key, start, signal) => {
      if (signal?.aborted) return CANCELLED;
      const task = tasks.get(key) ?? begin(key, start);
      task.readers += 1;
      if (signal === undefined) return task.promise;
      return new Promise((resolve) => {
        const onAbort = () => {
          leave(key, task);
          resolve(CANCELLED);
        };
        signal.addEventListener('abort', onAbort, { once: true });
        void task.promise.then((value) => {
          signal.removeEventListener('abort', onAbort);
          resolve(value);
        });
      });
    },
    forget: (key) => tasks.delete(key),
  };
}
