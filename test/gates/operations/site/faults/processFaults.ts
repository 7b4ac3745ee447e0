import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './Fault.ts';
import { fillUp } from './fillUp.ts';

/** The mails that a process sends at a time (`SENDERS` of mailDelivery.ts). */
const SENDERS = 4;

const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

export const killProcess: Fault = {
  name: 'kill -9 of a process, started again after 10 s',
  mailsTwice: SENDERS,
  strike: async ({ processes: [one] }) => {
    await one?.stop('SIGKILL');
    await wait(10_000);
    one?.start();
  },
};

export const rollProcesses: Fault = {
  name: 'all three processes replaced, one after the other',
  strike: async ({ processes, proxy }) => {
    for (const each of processes) {
      await each.stop('SIGTERM');
      each.start();
      await proxy.untilAllUp();
    }
  },
};

export const cutFromDatabase: Fault = {
  name: 'a process is cut off from its database for 25 s',
  strike: async ({ relay }) => {
    relay.cut();
    await wait(25_000);
    relay.heal();
  },
};

export const fillProcessDisk: Fault = {
  name: 'the disk of a process and of its log is full for 20 s, in which it is replaced',
  searchesGoOn: true,
  strike: async ({ processes: [one], processDisk, proxy }) => {
    const filler = join(processDisk, 'filler');
    fillUp(filler);
    await wait(10_000);
    await one?.stop('SIGTERM');
    one?.start();
    await proxy.untilAllUp();
    await wait(10_000);
    rmSync(filler);
  },
};

export const moveClock: Fault = {
  name: 'the clock of a process is an hour ahead for 25 s',
  strike: async ({ processes: [, two], proxy }) => {
    await two?.stop('SIGTERM');
    two?.start({ LD_PRELOAD: fakeTime, FAKETIME: '+1h', FAKETIME_DONT_FAKE_MONOTONIC: '1' });
    await proxy.untilAllUp();
    await wait(25_000);
    await two?.stop('SIGTERM');
    two?.start();
  },
};
