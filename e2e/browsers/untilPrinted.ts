import type { ChildProcess } from 'node:child_process';
import { Readable } from 'node:stream';

/**
 * Waits until a program has printed what the pattern describes, and gives what its first group caught. `stream` is the
 * number of the stream on which it prints.
 */
export function untilPrinted(child: ChildProcess, pattern: RegExp, stream: 1 | 2 | 3): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    for (const output of child.stdio) {
      if (!(output instanceof Readable)) continue;
      const isAsked = output === child.stdio[stream];
      // All is read, or the program would wait for a reader.
      output.on('data', (chunk) => {
        if (printed.length < 10_000) printed += chunk;
        const found = isAsked ? pattern.exec(printed)?.[1] : undefined;
        if (found !== undefined) resolve(found);
      });
    }
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`It ended with ${code} before it was ready:\n${printed}`)));
  });
}
