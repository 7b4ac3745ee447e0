import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isDebianRoot, run } from '../../../../tools/system.ts';
import type { Bar, Gate } from '../../Gate.ts';
import { failOver, fillDisk, fillLogDisk, loseStandby, restartPooler } from './faults/databaseFaults.ts';
import type { Fault } from './faults/Fault.ts';
import { cutFromDatabase, fillProcessDisk, killProcess, moveClock, rollProcesses } from './faults/processFaults.ts';
import { type Ledger, newLedger } from './guests/Ledger.ts';
import { simulateGuests } from './guests/simulateGuests.ts';
import { longestFailure } from './longestFailure.ts';
import { openSite, type Site } from './openSite.ts';
import { mailsTwice, whatIsWrong } from './whatIsWrong.ts';

/** Milliseconds for guests before the first fault, and after each. */
const QUIET_MS = 8_000;

const nothing: Fault = { name: 'nothing for 10 s', strike: () => wait(10_000) };

const faults: readonly Fault[] = [
  nothing,
  killProcess,
  rollProcesses,
  restartPooler,
  cutFromDatabase,
  fillDisk,
  fillLogDisk,
  fillProcessDisk,
  loseStandby,
  failOver,
  moveClock,
];

const PARTS = ['haproxy', 'pgbouncer', 'postgresql', 'libfaketime', 'openssl'];

/** Debian's services are not started by their packages: the gate starts its own. */
function ensureParts(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'the site needs root on Debian, to mount a disk and to run the parts as their users';
  const programs = [
    '/usr/sbin/haproxy',
    '/usr/sbin/pgbouncer',
    '/usr/bin/openssl',
    '/usr/lib/x86_64-linux-gnu/faketime',
  ];
  if (programs.every((each) => existsSync(each))) return undefined;
  if (!isDebianRoot()) return `the site needs ${PARTS.join(', ')}`;
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PARTS]);
  return undefined;
}

/** A site of real parts, in which one thing after the other goes wrong while guests book. */
export const siteGate: Gate = {
  name: 'site',
  run: async () => {
    const missing = ensureParts();
    if (missing) return [{ bar: 'A site of real parts', cases: 0, figure: missing, goal: 'one', met: false }];
    const site = await openSite();
    const ledger = newLedger();
    const { url } = site.proxy;
    const guests = simulateGuests({ url, certificate: site.certificate }, ledger);
    try {
      await wait(QUIET_MS);
      const bars: Bar[] = [];
      for (const fault of chosenFaults()) bars.push(await strike(site, ledger, fault));
      await guests.stop();
      return [...bars, await atEnd(site, ledger)];
    } finally {
      await site.close();
    }
  },
};

/** Those whose names have the text of SITE_FAULT, for whoever works at one of them; else all. */
const chosenFaults = (): readonly Fault[] => faults.filter(({ name }) => name.includes(process.env.SITE_FAULT ?? ''));

async function strike(site: Site, ledger: Ledger, fault: Fault): Promise<Bar> {
  const began = performance.now();
  const mailed = site.mails.received.length;
  await fault.strike(site);
  const seconds = await site.proxy.untilAllUp();
  await wait(QUIET_MS);
  const isIn = ({ at }: { readonly at: number }) => at >= began;
  const attempts = ledger.attempts.filter((each) => each.ended >= began);
  const failed = attempts.filter(({ failure }) => failure !== undefined);
  const writes = failed.filter(({ isWrite }) => isWrite).length;
  const searches = failed.length - writes;
  const { lost, timesTwice } = await site.look((database) => whatIsWrong(database, ledger.visits));
  const before = new Set(mailsTwice(site.mails.received.slice(0, mailed)));
  const mails = mailsTwice(site.mails.received).filter((id) => !before.has(id));
  const isWell =
    seconds !== undefined && attempts.some(({ failure, began: at }) => !failure && at > performance.now() - 3_000);
  const kinds = [...new Set(failed.map(({ failure }) => failure))].join(', ');
  const givenUp = ledger.givenUp.filter(isIn);
  const figures = [
    `${failed.length} of ${attempts.length} requests failed (${writes} writes, ${searches} searches${kinds && `: ${kinds}`})`,
    `for ${(longestFailure(attempts) / 1_000).toFixed(1)} s at most`,
    `${givenUp.length} given up`,
    `${ledger.lostHolds.filter(isIn).length} holds lost`,
    `lost ${lost.length}, times twice ${timesTwice.length}, mails twice ${mails.length}`,
    isWell ? 'recovered' : 'not recovered',
  ];
  return {
    bar: fault.name,
    cases: attempts.length,
    figure: figures.join('; '),
    goal: `lost 0, twice 0${fault.mailsTwice ? ` (mails ${fault.mailsTwice})` : ''}${fault.searchesGoOn ? ', no search failed' : ''}, recovered`,
    met:
      lost.length + timesTwice.length === 0 &&
      mails.length <= (fault.mailsTwice ?? 0) &&
      isWell &&
      !(fault.searchesGoOn && searches > 0),
    examples: [...lost, ...timesTwice, ...mails, ...givenUp.map(({ what }) => `given up: ${what}`)].slice(0, 8),
  };
}

/** Once all guests have gone and all mails were sent: everything again, and what the processes logged of themselves. */
async function atEnd(site: Site, { visits }: Ledger): Promise<Bar> {
  const { lost, timesTwice } = await site.look((database) => whatIsWrong(database, visits));
  const warnings = site.warnings();
  const canceled = visits.filter(({ isCanceled }) => isCanceled).length;
  return {
    bar: 'all of it, once the guests have gone',
    cases: visits.length,
    figure: `${visits.length} bookings acknowledged, ${canceled} canceled; lost ${lost.length}, times twice ${timesTwice.length}; ${site.mails.received.length} mails; ${warnings.length} unexpected lines in the logs`,
    goal: 'lost 0, twice 0, no line',
    met: visits.length > 0 && lost.length + timesTwice.length + warnings.length === 0,
    examples: [...lost, ...timesTwice, ...warnings.slice(0, 5)],
  };
}
