import { cpus, loadavg } from 'node:os';

/** What the figures were taken on, and how busy it was: those of a busy machine are worth little. */
export function machine(): string {
  const load = loadavg()[0] ?? 0;
  return `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, load ${load.toFixed(1)}`;
}
