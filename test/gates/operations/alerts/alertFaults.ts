import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { guestReports, mostReports } from '../../../../app/reports/guestReports.ts';
import { clinic, cold, paths, reservation } from '../../../reference-backend/support/calls.ts';
import { TestGuest } from '../../../reference-backend/support/TestGuest.ts';
import { walkIn } from '../mail/walkIn.ts';
import type { AlertSite } from './AlertSite.ts';

/** Something goes wrong, long enough for its alerts, and is mended. */
export interface AlertFault {
  readonly name: string;
  readonly alerts: readonly string[];
  readonly strike: (site: AlertSite) => Promise<void>;
}

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** What a guest of another network asks. Its answer is of no interest. */
const ask = async ({ url }: AlertSite, client: number, method: string, path: string, sending: object = {}) => {
  const headers = { 'x-forwarded-for': `203.0.113.${client}` };
  await new TestGuest(url).send(method, path, { headers, ...sending }).catch(() => undefined);
};

const search = (site: AlertSite, client: number) =>
  ask(site, client, 'GET', paths.slots, {
    query: {
      'filter.businessNames': 'tlc',
      'filter.locationIds': clinic.locationNumber,
      'filter.serviceIds': String(cold),
      'filter.startDate': day(1),
      'filter.endDate': day(3),
    },
  });

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Sends again and again, by so many guests at once, until `ms` are over. */
const keepAsking = (count: number, ms: number, send: (index: number) => Promise<void>) =>
  times(count, async (index) => {
    for (const end = Date.now() + ms; Date.now() < end; await wait(100)) await send(index);
  });

/** The next reading of the metrics: what begins and ends between two is one reading, of which there is no increase. */
const NEXT_READING = 6_000;

/** These have nothing to do with each other, and happen at the same time. */
export const besideEachOther: readonly AlertFault[] = [
  {
    name: 'a process whose database does not answer when it starts',
    alerts: ['StepwellNotReady'],
    strike: async ({ lateNetwork }) => {
      await wait(30_000);
      lateNetwork.heal();
    },
  },
  {
    name: 'a process that gets the processor half of the time, then kill -9',
    alerts: ['StepwellBusyProcess', 'StepwellDown'],
    strike: async ({ spare }) => {
      for (const end = Date.now() + 50_000; Date.now() < end; await wait(400)) {
        spare.signal('SIGSTOP');
        await wait(400);
        spare.signal('SIGCONT');
      }
      spare.signal('SIGKILL');
      await wait(15_000);
      await spare.start();
    },
  },
  {
    name: 'a broken document',
    alerts: ['StepwellDocumentReplaced'],
    strike: async (site) => {
      const path = join(site.documents, 'vaccine-rules/1.0.0/scheduler/vaccine-rules.json');
      const good = readFileSync(path);
      writeFileSync(path, '{ "broken');
      await search(site, 1);
      await wait(15_000);
      writeFileSync(path, good);
    },
  },
  {
    name: 'documents that reach one process alone',
    alerts: ['StepwellDocumentsDiffer'],
    strike: async ({ documents }) => {
      const path = join(documents, 'textcollection/1.0.0/messages/search-messages.json');
      const good = readFileSync(path);
      appendFileSync(path, '\n');
      await wait(110_000);
      writeFileSync(path, good);
    },
  },
  {
    name: 'a page that fails in browsers',
    alerts: ['StepwellGuestCrashes'],
    strike: async (site) => {
      const reports = Array.from({ length: mostReports }, () => ({ kind: 'crash', route: 'result', code: 'screen' }));
      const send = () => ask(site, 2, 'POST', guestReports, { body: { reports } });
      await send();
      await wait(NEXT_READING);
      await times(3, send);
      await wait(NEXT_READING);
    },
  },
  {
    name: 'a client that asks too much',
    alerts: ['StepwellLimits'],
    strike: async (site) => {
      const send = () => ask(site, 3, 'GET', paths.addresses, { query: { search: '45202' } });
      await times(40, send);
      await wait(NEXT_READING);
      await times(200, send);
      await wait(NEXT_READING);
    },
  },
  {
    name: 'a mailbox that there is not, then a mail server that takes nothing for two minutes',
    alerts: ['StepwellMailsLost', 'StepwellMailsWait'],
    strike: async ({ url, smtp }) => {
      smtp.refuse(1, '550 5.1.1 no such mailbox');
      await walkIn(url, 'nobody@guests.test');
      while (smtp.refused.length === 0) await wait(100);
      smtp.refuse(1_000, '451 4.3.0 later');
      await walkIn(url, 'ann@guests.test');
      await wait(140_000);
      smtp.refuse(0);
    },
  },
];

/** One after the other. */
export const inTurn: readonly AlertFault[] = [
  {
    name: 'a table that is locked while many search',
    alerts: ['StepwellSearchesWait', 'StepwellSlow'],
    strike: async (site) => {
      const ms = 75_000;
      await Promise.all([site.lock('providers', ms), keepAsking(160, ms, (index) => search(site, 10 + (index % 20)))]);
    },
  },
  {
    name: 'a table that is locked while guests reserve',
    alerts: ['StepwellConnectionsWait'],
    strike: async (site) => {
      const ms = 25_000;
      const send = (index: number) =>
        ask(site, 40 + index, 'POST', paths.reservations, { body: reservation('09:00:00') });
      await Promise.all([site.lock('limit_uses', ms), keepAsking(30, ms, send)]);
    },
  },
  {
    name: 'a standby that writes wait for and that is away',
    alerts: ['StepwellCannotWrite'],
    strike: ({ missStandby }) => missStandby(25_000),
  },
  {
    name: 'a database that is cut off while guests search',
    alerts: ['StepwellDatabaseDown', 'StepwellErrors'],
    strike: async (site) => {
      site.network.cut();
      await keepAsking(10, 60_000, (index) => search(site, 80 + index));
      site.network.heal();
    },
  },
];
