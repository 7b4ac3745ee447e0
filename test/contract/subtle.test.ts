// @module-tag exhaustive: it runs hundreds of cases, each on a server that is wrong in one thing.
import { afterAll, beforeAll, describe, test } from 'vitest';
import { clockAt } from '../../contract/world/clockAt.ts';
import { atTimes } from './overrides/atTimes.ts';
import { subtleOverrides } from './overrides/overrides.ts';
import { expectNoticed } from './support/expectNoticed.ts';
import { type StandIn, startStandIn } from './support/StandIn.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
}, 120_000);
afterAll(() => standIn.close());

describe('a server that answers nearly right but for', () => {
  test.each(subtleOverrides)('%s', (...row) => expectNoticed(standIn, row), 60_000);
});

describe('a server that is wrong at a time of its clock', () => {
  test.each(atTimes)('%s', (...row) => expectNoticed(standIn, row, clockAt(standIn.url)), 60_000);
});
