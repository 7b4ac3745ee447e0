import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyBudget } from '../../../reference-backend/calls/bodies/bodyBudget.ts';

const share = { all: 1_000, perClient: 400, perSecond: 100 };

/** A budget with a clock that the test sets. */
function openBudget() {
  let now = 0;
  const reserve = bodyBudget(share);
  return {
    reserve: (client: string, bytes: number) => reserve(client, bytes, () => now),
    after: (ms: number) => {
      now += ms;
    },
  };
}

test('one client has its share at once, and others have theirs', () => {
  const { reserve } = openBudget();
  expect(reserve('a', 400)).toBeDefined();
  expect(reserve('a', 1)).toBeUndefined();
  expect(reserve('b', 400)).toBeDefined();
});

test('all clients together have the budget of the process', () => {
  const { reserve } = openBudget();
  const release = reserve('a', 400);
  expect(reserve('b', 400)).toBeDefined();
  expect(reserve('c', 201)).toBeUndefined();
  release?.();
  expect(reserve('c', 201)).toBeDefined();
});

test('what is answered is worked off little by little', () => {
  const { reserve, after } = openBudget();
  reserve('a', 400)?.();
  expect(reserve('a', 1)).toBeUndefined();
  after(1_000);
  expect(reserve('a', 101)).toBeUndefined();
  expect(reserve('a', 100)).toBeDefined();
});

test('a body under way is not worked off, however long it takes', () => {
  const { reserve, after } = openBudget();
  const release = reserve('a', 400);
  after(60_000);
  expect(reserve('a', 1)).toBeUndefined();
  release?.();
  after(4_000);
  expect(reserve('a', 400)).toBeDefined();
});

test('never are more bytes under way than may be, and at rest there is place for all again', () => {
  const step = fc.record({ client: fc.constantFrom('a', 'b', 'c', 'd'), bytes: fc.nat(500), ends: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { reserve, after } = openBudget();
      const open: { readonly client: string; readonly bytes: number; readonly release: () => void }[] = [];
      const sum = (client?: string): number =>
        open.filter((one) => client === undefined || one.client === client).reduce((all, { bytes }) => all + bytes, 0);
      for (const { client, bytes, ends } of steps) {
        const release = reserve(client, bytes);
        if (release) open.push({ client, bytes, release });
        expect(sum()).toBeLessThanOrEqual(share.all);
        expect(sum(client)).toBeLessThanOrEqual(share.perClient);
        if (ends) open.shift()?.release();
        after(bytes);
      }
      for (const { release } of open) release();
      after(10_000);
      for (const client of ['a', 'b']) expect(reserve(client, share.perClient)).toBeDefined();
    }),
  );
});
