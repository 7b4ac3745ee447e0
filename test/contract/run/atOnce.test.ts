import { afterAll, beforeAll, expect, test } from 'vitest';
import { findWrong, runOn } from '../support/runOn.ts';
import { type StandIn, startStandIn } from '../support/StandIn.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
}, 120_000);
afterAll(() => standIn.close());

test('a server may answer two requests at once in another order than it does them', async () => {
  let isFirst = true;
  const canceled = (answer: { readonly status: number }) => {
    const isLate = isFirst && answer.status === 200;
    isFirst &&= !isLate;
    return isLate ? 'late' : undefined;
  };
  standIn.override({ answer: (answer, request) => (request.method === 'PUT' ? canceled(answer) : undefined) });
  const results = await runOn(standIn.url, { only: ['cancel-appointment after two browsers'] });

  expect(results).not.toEqual([]);
  expect(findWrong(results)).toEqual([]);
}, 60_000);
