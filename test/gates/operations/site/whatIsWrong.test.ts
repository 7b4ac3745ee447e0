import { expect, test } from 'vitest';
import { readRow } from '../../../../reference-backend/database/columns.ts';
import type { Database } from '../../../../reference-backend/database/Database.ts';
import type { KnownVisit } from './guests/Ledger.ts';
import { lostVisits } from './whatIsWrong.ts';

const visit = (id: string, more: Partial<KnownVisit> = {}): KnownVisit => ({
  ...{ id, confirmCode: '', place: '', time: '2027-03-01 08:00:00', isCanceled: false, isUnsure: false },
  ...more,
});

test('what guests were told is looked for, but for what they change meanwhile', async () => {
  const [kept, gone, moved, unsure, changing] = ['kept', 'gone', 'moved', 'unsure', 'changing'].map((id) => visit(id));
  if (!kept || !gone || !moved || !unsure || !changing) throw new Error('five visits');
  unsure.isUnsure = true;
  const rows: Database['rows'] = async (_statement, columns) => {
    changing.isUnsure = true; // its guest begins to cancel
    const states = { kept: 'BOOKED 2027-03-01 08:00:00', moved: 'BOOKED 2027-03-01 09:00:00' };
    const others = { unsure: 'CANCELED 2027-03-01 08:00:00', changing: 'CANCELED 2027-03-01 08:00:00' };
    return Object.entries({ ...states, ...others }).map(([id, state]) => readRow(columns, { id, state }));
  };
  expect(await lostVisits({ rows }, [kept, gone, moved, unsure, changing])).toEqual([
    'gone at 2027-03-01 08:00:00 is missing',
    'moved is BOOKED 2027-03-01 09:00:00 instead of booked 2027-03-01 08:00:00',
  ]);
});
