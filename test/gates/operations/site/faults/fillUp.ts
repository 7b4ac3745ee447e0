import { closeSync, openSync, writeSync } from 'node:fs';

/** Writes into the file until its disk has no room left. */
export function fillUp(path: string): void {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(1024 ** 2);
  try {
    for (let size = block.length; size >= 512; size /= 2) {
      try {
        for (;;) if (writeSync(file, block, 0, size) < size) break;
      } catch {
        // Less fits.
      }
    }
  } finally {
    closeSync(file);
  }
}
