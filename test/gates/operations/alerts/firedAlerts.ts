import { setTimeout as wait } from 'node:timers/promises';
import type { Bar, Gate } from '../../Gate.ts';
import { openSiteFolder } from '../site/parts/SiteFolder.ts';
import { openAlertSite } from './AlertSite.ts';
import { type AlertFault, besideEachOther, inTurn } from './alertFaults.ts';
import { ensurePrometheus } from './alertsGate.ts';
import { haste } from './hurriedRules.ts';
import { rules, startPrometheus } from './startPrometheus.ts';

/** Without a fault, in milliseconds. */
const QUIET_MS = 20_000;

/** The longest range of a rule is half an hour; then it may still take a reading. An alert has an hour for it. */
const UNTIL_QUIET_MS = 3_600_000 / haste;

/** Between the end of a fault and the last reading of it. */
const LATE_MS = 12_000;

interface Firing {
  readonly name: string;
  readonly from: number;
  to: number;
}

/** Looks each second at what fires. */
function watch(firing: () => Promise<readonly string[]>) {
  const seen: Firing[] = [];
  let isOver = false;
  const look = async (): Promise<void> => {
    for (; !isOver; await wait(1_000)) {
      const now = Date.now();
      for (const name of await firing()) {
        const last = seen.findLast((each) => each.name === name && now - each.to < 5_000);
        if (last) last.to = now;
        else seen.push({ name, from: now, to: now });
      }
    }
  };
  const looking = look();
  return {
    seen,
    end: async () => {
      isOver = true;
      await looking;
    },
  };
}

/** Each alert, fired by a real Prometheus because its fault was made on running servers, and quiet within an hour after it. */
export const firedAlerts: Gate = {
  name: 'alerts/fired',
  run: async () => {
    ensurePrometheus();
    const folder = openSiteFolder();
    const site = await openAlertSite(folder);
    const prometheus = await startPrometheus(folder, site.ports);
    const watched = watch(prometheus.firing);
    const struck = new Map<AlertFault, { readonly from: number; readonly to: number }>();
    const strike = async (fault: AlertFault): Promise<void> => {
      const from = Date.now();
      await fault.strike(site);
      struck.set(fault, { from, to: Date.now() });
    };
    try {
      await wait(QUIET_MS);
      // The process that waits for its database does so from the beginning.
      const early = watched.seen.map(({ name }) => name).filter((name) => name !== 'StepwellNotReady');
      const strikeInTurn = async () => {
        await wait(QUIET_MS); // The others need the database to begin.
        for (const fault of inTurn) await strike(fault);
      };
      await Promise.all([...besideEachOther.map(strike), strikeInTurn()]);
      for (const end = Date.now() + UNTIL_QUIET_MS; Date.now() < end; await wait(2_000))
        if ((await prometheus.firing()).length === 0) break;
      const still = await prometheus.firing();
      await watched.end();
      const faults = [...besideEachOther, ...inTurn];
      return [
        nothing(early),
        complete(faults),
        ...faults.flatMap((fault) =>
          fault.alerts.map((alert) => judge(fault, alert, struck.get(fault), watched.seen, still)),
        ),
      ];
    } finally {
      await watched.end();
      await site.close();
      folder.remove();
    }
  },
};

function nothing(early: readonly string[]): Bar {
  const met = early.length === 0;
  return { bar: 'alerts without a fault', cases: 1, figure: met ? 'none' : early.join(', '), goal: 'none', met };
}

function complete(faults: readonly AlertFault[]): Bar {
  const all = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const tried = faults.flatMap(({ alerts }) => alerts);
  const missing = all.filter((name) => !tried.includes(name));
  return {
    bar: 'alerts that have a fault here',
    cases: all.length,
    figure: missing.length === 0 ? 'all' : `not ${missing.join(', ')}`,
    goal: 'all',
    met: missing.length === 0,
  };
}

function judge(
  { name }: AlertFault,
  alert: string,
  struck: { readonly from: number; readonly to: number } | undefined,
  seen: readonly Firing[],
  still: readonly string[],
): Bar {
  const { from, to } = struck ?? { from: 0, to: 0 };
  const fired = seen.filter((each) => each.name === alert && each.to >= from && each.from <= to + LATE_MS);
  const [first, last] = [fired[0], fired.at(-1)];
  const isQuiet = !still.includes(alert);
  const seconds = (ms: number): string => `${Math.round(Math.max(0, ms) / 1_000)} s`;
  const figure =
    first && last
      ? `after ${seconds(first.from - from)}, ${isQuiet ? `quiet ${seconds(last.to - to)} after its end` : 'and is not quiet'}`
      : 'it does not';
  return {
    bar: `${alert}: ${name}`,
    cases: 1,
    figure,
    goal: 'it fires, and is quiet afterwards',
    met: fired.length > 0 && isQuiet,
  };
}
