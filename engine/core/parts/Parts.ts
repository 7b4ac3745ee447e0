/**
 * A calculation in parts, so that whoever runs it may let a page answer its guest in between. It yields after each part
 * that may take long, and returns what was calculated.
 */
export type Parts<T> = Generator<undefined, T, undefined>;

/** Runs all parts one after the other. */
export function runAtOnce<T>(parts: Parts<T>): T {
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
  }
}

/** Runs the parts with a pause after each. */
export async function runWithPauses<T>(parts: Parts<T>, pause: () => Promise<void>): Promise<T> {
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
    await pause();
  }
}
