/**
 * The error of each field, told only to those who show it: an error that comes or goes renders the control and the
 * line below it, not the field with its label, hints and choices, and no other field.
 */
export interface FieldErrors {
  /** The words of a field's error; undefined where it has none. */
  of(id: string): string | undefined;
  /** Puts these errors, by field id, in the place of all before. */
  replace(errors: ReadonlyMap<string, string>): void;
  /** Calls `listener` whenever the error of `id` changes, until the returned function is called. */
  subscribe(id: string, listener: () => void): () => void;
}

export function createFieldErrors(): FieldErrors {
  const listeners = new Map<string, Set<() => void>>();
  let errors: ReadonlyMap<string, string> = new Map();

  return {
    of: (id) => errors.get(id),
    replace: (next) => {
      const before = errors;
      errors = next;
      for (const [id, toTell] of listeners) {
        if (before.get(id) !== next.get(id)) for (const listener of [...toTell]) listener();
      }
    },
    subscribe: (id, listener) => {
      const toTell = listeners.get(id) ?? new Set();
      listeners.set(id, toTell.add(listener));
      return () => {
        toTell.delete(listener);
        if (toTell.size === 0) listeners.delete(id);
      };
    },
  };
}
