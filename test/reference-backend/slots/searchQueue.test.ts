import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../reference-backend/calls/handling/Refusal.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { type Searches, searchQueue } from '../../../reference-backend/slots/searchQueue.ts';

const share = { atOnce: 2, waiting: 3, perClient: 5, patienceMs: 60_000 };

/** A database whose statements end when the test ends them. */
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
    const queue = searchQueue(database, share)('one');
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
    const queue = searchQueue(database, { ...share, atOnce: 1 })('one');
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
    const queue = searchQueue(database, { ...share, atOnce: 1, patienceMs: 1 })('one');
    const first = queue.rows(statement('a'), {});
    await expect(queue.rows(statement('b'), {})).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    database.running[0]?.end();
    await first;
    await settled();
    expect(database.names()).toEqual(['a']);
  });

  test('clients take turns, and one that asks for more than its share is refused while others are not', async () => {
    const database = slowDatabase();
    const createSearches = searchQueue(database, { ...share, atOnce: 1, waiting: 6, perClient: 4 });
    const ask = (client: string, text: string) =>
      createSearches(client)
        .rows(statement(text), {})
        .catch((error: unknown) => error);
    const many = ['a1', 'a2', 'a3', 'a4', 'a5'].map((text) => ask('a', text));
    const others = [ask('b', 'b1'), ask('c', 'c1'), ask('b', 'b2')];
    expect(await many[4]).toMatchObject({ status: 503, retryAfter: 5 });
    expect(await ask('d', 'd1'), 'when all places are taken').toMatchObject({ status: 503 });

    for (let index = 0; index < 7; index += 1) {
      database.running[index]?.end();
      await settled();
    }
    expect(database.names()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
    expect(await Promise.all([...many.slice(0, 4), ...others])).toEqual(Array(7).fill([]));
    const again = ask('a', 'a6');
    await settled();
    database.running[7]?.end();
    expect(await again, 'when its share is free again').toEqual([]);
  });

  test('a client whose search waited too long does not keep the others from theirs', async () => {
    const database = slowDatabase();
    const createSearches = searchQueue(database, { ...share, atOnce: 1, patienceMs: 20 });
    const first = createSearches('a').rows(statement('a1'), {});
    await expect(createSearches('a').rows(statement('a2'), {})).rejects.toMatchObject({ status: 503 });
    const second = createSearches('b').rows(statement('b1'), {});
    database.running[0]?.end();
    await first;
    await settled();
    database.running[1]?.end();
    expect(await second).toEqual([]);
  });
});
