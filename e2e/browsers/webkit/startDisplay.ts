import { spawn } from 'node:child_process';
import type { Size } from '../Driver.ts';
import { untilPrinted } from '../untilPrinted.ts';

/** A screen that nobody sees. */
export interface Display {
  /** Its name for programs, such as ':3'. */
  readonly name: string;
  close(): void;
}

/** Starts a screen of a size with Xvfb, which chooses a free name by itself. */
export async function startDisplay({ width, height }: Size): Promise<Display> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const number = await untilPrinted(child, /(\d+)\n/, 3);
  return { name: `:${number}`, close: () => child.kill() };
}
