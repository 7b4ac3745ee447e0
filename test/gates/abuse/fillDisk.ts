import { randomBytes } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { booking, paths } from '../../reference-backend/support/calls.ts';
import { crowdSetting } from '../../reference-backend/support/crowd.ts';
import { callerAt } from '../booking/Caller.ts';
import type { Bar } from '../Gate.ts';
import { inventedName } from './Attacked.ts';
import { startProgram } from './Program.ts';

/** A little more than the data of a new chain. */
const MEGABYTES = 300;

/** More than fit into the pages that the tables have already. */
const BOOKINGS = 30;

/** Longer than readiness keeps an outcome. */
const NOTICED_MS = 8_000;

/** Fills the disk of a server's data, and frees it again: readiness must say so, and what was booked must stay. */
export async function fillDisk(): Promise<Bar> {
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-disk-'));
  const disk = { folder, megabytes: MEGABYTES };
  const program = await startProgram({ DATA_DIR: join(folder, 'data'), LIMITS: crowdSetting }, { disk });
  const url = program.url ?? '';
  const before = await answersOf(url, 1);
  const filler = program.onDisk(join(folder, 'filler'));
  fill(filler);
  await wait(NOTICED_MS);
  const full = await answersOf(url, 2);
  rmSync(filler);
  await wait(NOTICED_MS);
  const after = await answersOf(url, 3);
  await program.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  const isRight = before.ready === 200 && full.ready === 503 && after.ready === 200;
  return {
    bar: 'Readiness before, on and after a full disk',
    cases: 3 * BOOKINGS,
    figure: [before, full, after].map(({ ready, booked }) => `${ready} (${booked} of ${BOOKINGS} booked)`).join(', '),
    goal: `200, 503, 200; all booked before and after`,
    met: isRight && before.booked === BOOKINGS && full.booked < BOOKINGS && after.booked === BOOKINGS,
  };
}

/** The status of readiness, and how many walk-ins are booked. */
async function answersOf(url: string, round: number) {
  const { status: ready } = await fetch(`${url}/readyz`);
  let booked = 0;
  for (let turn = round * BOOKINGS; turn < (round + 1) * BOOKINGS; turn += 1) {
    const name = inventedName(turn);
    const { basicInfo } = booking(name, '');
    const comments = randomBytes(100).toString('hex');
    const body = { businessName: 'pharmacy', serviceIds: [101], locationNumber: '01400500', basicInfo, comments };
    const { status } = await callerAt(url, name)('POST', paths.walkIn, { body });
    if (status === 200) booked += 1;
  }
  return { ready, booked };
}

/** Writes until there is no room. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (let size = 1 << 20; size >= 1; ) {
      try {
        writeSync(handle, Buffer.alloc(size));
      } catch {
        size >>= 1;
      }
    }
  } finally {
    closeSync(handle);
  }
}
