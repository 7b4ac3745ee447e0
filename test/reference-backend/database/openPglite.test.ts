import { afterAll, beforeAll, expect, test } from 'vitest';
import { integer } from '../../../reference-backend/database/columns.ts';
import type { Connection } from '../../../reference-backend/database/Database.ts';
import { openPglite } from '../../../reference-backend/database/pglite/openPglite.ts';
import { sql } from '../../../reference-backend/database/sql.ts';

let database: Connection | undefined;
beforeAll(async () => {
  database = await openPglite();
}, 60_000);
afterAll(() => database?.close());

const one = () => database?.rows(sql`select 1 as one`, { one: integer });
const two = () => database?.transaction((queries) => queries.run(sql`select 2`));

test('the process reads what arrives between two statements, however many wait', async () => {
  await one();
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one() : two())));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(20);
});

test('a statement that fails keeps none of the others from their turn', async () => {
  const failed = database?.run(sql`select 1 / 0`);
  const others = [one(), two()];
  await expect(failed).rejects.toThrow('division by zero');
  expect(await Promise.all(others)).toEqual([[{ one: 1 }], expect.any(Number)]);
});

test('nothing is written while the files are copied: statements wait for the copy, and it for the one under way', async () => {
  const done: string[] = [];
  const note = (what: string) => () => done.push(what);
  let end = (): void => undefined;
  const copied = new Promise<void>((resolve) => {
    end = resolve;
  });
  const before = two()?.then(note('before'));
  const copy = database
    ?.whileStill?.(() => {
      done.push('begun');
      return copied;
    })
    .then(note('copied'));
  const after = [one(), two()].map((each) => each?.then(note('after')));
  await expect.poll(() => done).toContain('begun');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(done).toEqual(['before', 'begun']);
  end();
  await Promise.all([before, copy, ...after]);
  expect(done).toEqual(['before', 'begun', 'copied', 'after', 'after']);
});
