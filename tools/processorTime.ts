import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const controlGroups = '/sys/fs/cgroup';

/**
 * The processor time, user and system, that the control group of this process has used so far, in minutes: that of all
 * children, servers, databases and browsers. Undefined where the system does not tell.
 */
function processorMinutes(): number | undefined {
  try {
    const groups = readFileSync('/proc/self/cgroup', 'utf8');
    const ownPath = (controllers: string): string | undefined =>
      new RegExp(`^\\d+:${controllers}:(.*)$`, 'm').exec(groups)?.[1];
    const [version1, version2] = [ownPath('(?:cpu,)?cpuacct(?:,cpu)?'), ownPath('')];
    if (version1 !== undefined) return readNumber(join(controlGroups, 'cpuacct', version1, 'cpuacct.usage'), 6e10);
    if (version2 !== undefined) return readNumber(join(controlGroups, version2, 'cpu.stat'), 6e7);
  } catch {
    // Neither Linux nor a control group that may be read.
  }
  return undefined;
}

/** Reads the first number of a file. */
const readNumber = (file: string, unitsPerMinute: number): number =>
  Number(/\d+/.exec(readFileSync(file, 'utf8'))?.[0]) / unitsPerMinute;

/** Notes what each part of a command takes. */
export interface PartTimes {
  /** Begins a part; what it returns ends it. */
  readonly start: (part: string) => () => void;
  /** The rows of a table: part, minutes, processor minutes. */
  readonly rows: () => readonly (readonly string[])[];
}

export function createPartTimes(): PartTimes {
  const rows: (readonly string[])[] = [];
  return {
    start: (part) => {
      const [clock, processor] = [performance.now(), processorMinutes()];
      return () => {
        const used = processor === undefined ? undefined : (processorMinutes() ?? 0) - processor;
        rows.push([part, ((performance.now() - clock) / 60_000).toFixed(1), used?.toFixed(1) ?? 'unknown']);
      };
    },
    rows: () => [['', 'Minutes', 'Processor minutes'], ...rows],
  };
}
