/**
 * Text that the guest has typed and the form does not know yet. A text control keeps its text to itself until it is
 * left, so that a key costs nothing outside the control; whoever needs the answers now asks for them here.
 */
export interface PendingText {
  /** Notes that `id` holds text of its own; `commit` hands it over. */
  typed(id: string, commit: () => void): void;
  /** Hands over the text of `id`, if it holds any: at once, or when the pointer that is pressed now is released. */
  left(id: string): void;
  /** Hands over the text of `id` now, because the control is about to go. */
  leave(id: string): void;
  /** Hands over all text now. */
  flush(): void;
  /** A press began. Leaving a field by pressing a button must not move the button before the press has become a click. */
  press(): void;
  /** The press ended. */
  release(): void;
}

export function createPendingText(): PendingText {
  const commits = new Map<string, () => void>();
  const deferred = new Set<string>();
  let pressed = false;

  const leave = (id: string): void => {
    const commit = commits.get(id);
    commits.delete(id);
    deferred.delete(id);
    commit?.();
  };
  const leaveAll = (ids: Iterable<string>): void => {
    for (const id of [...ids]) leave(id);
  };

  return {
    typed: (id, commit) => void commits.set(id, commit),
    left: (id) => (pressed ? void deferred.add(id) : leave(id)),
    leave,
    flush: () => leaveAll(commits.keys()),
    press: () => {
      pressed = true;
    },
    release: () => {
      pressed = false;
      leaveAll(deferred);
    },
  };
}
