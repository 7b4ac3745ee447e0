/**
 * Text that the guest has typed but that is not in the answers yet. A text control keeps its text until it is left, so
 * that a key press renders nothing else. Code that needs the answers at once calls `flush`.
 */
export interface PendingText {
  /** Records that the control `id` has new text; `commit` hands it over. */
  typed(id: string, commit: () => void): void;
  /** Hands over the text of `id`, if it has any: at once or, while the pointer is pressed, when it is released. */
  commitOnBlur(id: string): void;
  /** Hands over the text of `id` at once, because the control is about to be removed. */
  commitNow(id: string): void;
  /** Hands over all text at once. */
  flush(): void;
  /** A press began. If it leaves a field for a button, the button must not move before the press becomes a click. */
  press(): void;
  /** The press ended. */
  release(): void;
}

export function createPendingText(): PendingText {
  const commits = new Map<string, () => void>();
  const deferred = new Set<string>();
  let pressed = false;

  const commitNow = (id: string): void => {
    const commit = commits.get(id);
    commits.delete(id);
    deferred.delete(id);
    commit?.();
  };
  const commitAll = (ids: Iterable<string>): void => {
    for (const id of [...ids]) commitNow(id);
  };

  return {
    typed: (id, commit) => void commits.set(id, commit),
    commitOnBlur: (id) => (pressed ? void deferred.add(id) : commitNow(id)),
    commitNow,
    flush: () => commitAll(commits.keys()),
    press: () => {
      pressed = true;
    },
    release: () => {
      pressed = false;
      commitAll(deferred);
    },
  };
}
