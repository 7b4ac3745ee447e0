import { Gauge, type Registry } from 'prom-client';
import type { Backend } from '../../Backend.ts';
import { countHeldCommits } from '../../database/standby/countHeldCommits.ts';
import { inTime } from '../inTime.ts';
import { readBacklog } from './readBacklog.ts';

/** For the database to answer, in milliseconds: less than Prometheus waits, so that it learns of a database that does not. */
const ANSWER_MS = 4_000;

type Measured = Pick<Backend, 'database' | 'clock' | 'isPrepared' | 'closing' | 'whyNotWritten'>;

const inMeasuringTime = <T>(answer: Promise<T>): Promise<T> => inTime(answer, ANSWER_MS, () => new Error('late'));

/**
 * Registers what is measured when somebody asks.
 * @returns measures it anew; never fails
 */
export function measureState(registry: Registry, backend: Measured): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name: `stepwell_${name}`, help, registers: [registry] });
  const ready = gauge('ready', 'Whether this process takes guests: its tables are up to date, and it is not to end.');
  const up = gauge('database_up', 'Whether the database has answered.');
  const writable = gauge(
    'database_writable',
    'Whether the database can be written, by its disk, its role and its standby.',
  );
  const waitingMails = gauge('mails_waiting', 'Mails that wait to be sent.');
  const oldestMail = gauge('mail_oldest_seconds', 'Age of the oldest mail that waits to be sent.');
  const lostMails = gauge('mails_lost', 'Mails of the last weeks that will not be sent any more.');
  const holds = gauge('holds', 'Times that are held for guests.');
  const connections = new Gauge({
    name: 'stepwell_database_connections',
    help: 'Connections of this process to the database, and statements that wait for one.',
    labelNames: ['state'] as const,
    registers: [registry],
  });

  const measureBacklog = async (): Promise<void> => {
    const backlog = await readBacklog(backend.database, await backend.clock(backend.database));
    waitingMails.set(backlog.waitingMails);
    oldestMail.set(backlog.oldestMail);
    lostMails.set(backlog.lostMails);
    holds.set(backlog.holds);
  };

  /** What waits for a lock or a connection is late as well, and then the database still answers others. */
  const hasAnswered = (): Promise<boolean> =>
    inMeasuringTime(measureBacklog()).then(
      () => true,
      () => backend.database.isAnswering?.() ?? false,
    );

  /** A database that is too busy to say it decides nothing. */
  const canBeWritten = (): Promise<boolean> =>
    inMeasuringTime(Promise.all([backend.whyNotWritten(), countHeldCommits(backend.database)])).then(
      ([failure, held]) => !failure && held === 0,
      () => true,
    );

  return async () => {
    const isReady = backend.isPrepared() && !backend.closing.aborted;
    ready.set(isReady ? 1 : 0);
    const pool = backend.database.countConnections?.();
    for (const state of ['busy', 'idle', 'waiting'] as const) if (pool) connections.set({ state }, pool[state]);
    const [isUp, isWritable] = isReady ? await Promise.all([hasAnswered(), canBeWritten()]) : [false, false];
    up.set(isUp ? 1 : 0);
    writable.set(isUp && isWritable ? 1 : 0);
  };
}
