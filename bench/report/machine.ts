import { cpus, loadavg } from 'node:os';

/** The machine that took the figures, and its load. Figures of a busy machine are worth little. */
export function machine(): string {
  const load = loadavg()[0] ?? 0;
  return `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, load ${load.toFixed(1)}`;
}
