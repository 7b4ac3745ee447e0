import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../reference-backend/calls/Refusal.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { type Searches, searchQueue } from '../../../reference-backend/slots/searchQueue.ts';

const share = { atOnce: 2, waiting: 3, patienceMs: 60_000 };

/** A database whose statements end when they are told to. */
function slowDatabase() {
  const running: { readonly text: string; readonly end: () => void; readonly fail: () => void }[] = [];
  const rows: Searches['rows'] = (statement) =>
    new Promise((resolve, reject) => {
      const text = statement.texts.join('');
      running.push({ text, end: () => resolve([]), fail: () => reject(new Error('lost')) });
    });
  return { rows, running, names: () => running.map(({ text }) => text) };
}

const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
const statement = (text: string) => ({ ...sql``, texts: [text] });
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('searches', () => {
  test('run a few at a time, the others in their order, and those beyond are refused as of a busy server', async () => {
    const database = slowDatabase();
    const queue = searchQueue(database, share);
    const answers = texts.map((text) => queue.rows(statement(text), {}).catch((error: unknown) => error));
    await settled();
    expect(database.names()).toEqual(['a', 'b']);
    const refused = await answers[5];
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ status: 503, retryAfter: 5 });

    for (let index = 0; index < 5; index += 1) {
      database.running[index]?.end();
      await settled();
    }
    expect(database.names()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await Promise.all(answers.slice(0, 5))).toEqual([[], [], [], [], []]);
  });

  test('one that fails gives its place away', async () => {
    const database = slowDatabase();
    const queue = searchQueue(database, { ...share, atOnce: 1 });
    const [first, second] = ['a', 'b'].map((text) => queue.rows(statement(text), {}));
    const failed = expect(first).rejects.toThrow('lost');
    await settled();
    database.running[0]?.fail();
    await failed;
    await settled();
    database.running[1]?.end();
    expect(await second).toEqual([]);
    const third = queue.rows(statement('c'), {});
    await settled();
    database.running[2]?.end();
    expect(await third).toEqual([]);
  });

  test('one that waits too long is refused, and does not run later', async () => {
    const database = slowDatabase();
    const queue = searchQueue(database, { ...share, atOnce: 1, patienceMs: 1 });
    const first = queue.rows(statement('a'), {});
    await expect(queue.rows(statement('b'), {})).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    database.running[0]?.end();
    await first;
    await settled();
    expect(database.names()).toEqual(['a']);
  });
});
