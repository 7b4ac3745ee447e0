import { setTimeout as wait } from 'node:timers/promises';
import { sealAudit } from '../../../reference-backend/database/audit/sealAudit.ts';
import { text } from '../../../reference-backend/database/columns.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { sunday } from '../../reference-backend/support/calls.ts';
import { crowd } from '../../reference-backend/support/crowd.ts';
import { startBackend, type TestBackend } from '../../reference-backend/support/TestBackend.ts';
import type { Bar, Gate, Size } from '../Gate.ts';
import { openBookingLoad } from './BookingLoad.ts';
import { type Cluster, type ClusterFolder, openClusterFolder } from './Cluster.ts';
import { whatDiffers } from './whatDiffers.ts';

const BAR = 'Backup and restore of PostgreSQL';

/**
 * Backs a PostgreSQL up as `docs/operating.md` says, while guests book; loses it with its disk while they go on; and
 * restores it to the end, and to a moment between.
 */
export const restoreUnderLoad: Gate = {
  name: 'backup',
  run: async (size) => {
    const folder = openClusterFolder();
    if (!folder) return [{ bar: BAR, cases: 0, figure: 'no PostgreSQL here', goal: 'one', met: false }];
    const opened: TestBackend[] = [];
    const clusters: Cluster[] = [];
    try {
      return await measure(folder, size, opened, clusters);
    } finally {
      for (const backend of opened) await backend.close();
      for (const cluster of clusters) await cluster.lose();
      folder.remove();
    }
  },
};

async function measure(
  folder: ClusterFolder,
  { share }: Size,
  opened: TestBackend[],
  clusters: Cluster[],
): Promise<readonly Bar[]> {
  const serve = async ({ url }: Cluster): Promise<TestBackend> => {
    const backend = await startBackend({ databaseUrl: url, limits: crowd, logLevel: 'off' });
    opened.push(backend);
    return backend;
  };
  const restore = async (name: string, settings: Readonly<Record<string, string>>): Promise<Cluster> => {
    const wal = folder.path('wal');
    const command = `cp ${wal}/%f %p || cp ${wal}/%f.partial %p`;
    // The backup has the settings of the lost server: without this, the new one waits for a receiver that is not there.
    const alone = { restore_command: command, synchronous_standby_names: '' };
    const cluster = await folder.restore('base', name, { ...alone, ...settings });
    clusters.push(cluster);
    return cluster;
  };
  const first = await folder.start('first');
  clusters.push(first);
  const one = await serve(first);
  const two = await serve(first);
  await one.setClock(sunday);
  const to = `host=127.0.0.1 port=${first.port} user=stepwell`;

  // The log of writes goes to another place, and no booking is acknowledged before it is there.
  await folder.run('pg_receivewal', ['-d', to, '-S', 'stepwell_wal', '--create-slot']);
  const receiver = folder.startProgram('pg_receivewal', [
    ...['-d', `${to} application_name=stepwell_wal`, '-S', 'stepwell_wal', '-D', folder.path('wal'), '--synchronous'],
  ]);
  await one.database.run(sql`alter system set synchronous_standby_names = 'stepwell_wal'`);
  await one.database.rows(sql`select pg_reload_conf()::text as done`, { done: text });

  const load = await openBookingLoad([one.url, two.url]);
  const acks = async (count: number): Promise<void> => {
    const until = load.acknowledged().booked.size + Math.ceil(count * share);
    while (load.acknowledged().booked.size < until) await wait(20);
  };
  const backedUp = acks(100)
    .then(() => folder.run('pg_basebackup', ['-d', to, '-D', folder.path('base'), '-X', 'stream', '-c', 'fast']))
    .then(() => folder.run('pg_verifybackup', [folder.path('base')]));
  await load.run(backedUp.then(() => acks(100)));
  await sealAudit(one.database, { now: new Date() });
  const before = load.acknowledged();
  const [moment] = await one.database.rows(sql`select clock_timestamp()::text as at`, { at: text });
  await wait(50);

  const losing = acks(150).then(async () => {
    await first.lose();
    await wait(1_000);
  });
  await load.run(losing);
  const lost = load.acknowledged();
  const unanswered = load.waiting();
  await receiver.end();

  const started = performance.now();
  const last = await restore('last', {});
  const seconds = Math.round((performance.now() - started) / 1_000);
  const restored = await serve(last);
  await load.sendAgain(restored.url);
  const all = load.acknowledged();
  const atEnd = await whatDiffers(restored.database, all);

  const between = await serve(
    await restore('between', { recovery_target_time: moment?.at ?? '', recovery_target_action: 'promote' }),
  );
  const atMoment = await whatDiffers(between.database, before);
  const bar = (name: string, cases: number, differences: readonly string[], figure: string): Bar => ({
    bar: `${BAR}, ${name}`,
    cases,
    figure: `${differences.length} differences from what guests were told; ${figure}`,
    goal: '0',
    met: differences.length === 0,
    examples: differences.slice(0, 5),
  });
  return [
    bar(
      'to the end',
      lost.booked.size,
      atEnd,
      `${unanswered} calls without an answer were sent again; restored in ${seconds} s`,
    ),
    bar(
      'to a moment',
      before.booked.size,
      atMoment,
      `${all.booked.size - before.booked.size} later bookings are not there`,
    ),
  ];
}
