import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts } from '../../contract/calls/contracts.ts';
import type { Reference } from '../../contract/reference/startReference.ts';
import { isAsPromised } from '../../contract/report/formatSummary.ts';
import { faults } from '../../contract/run/faults.ts';
import { startOwnReference } from '../reference-backend/support/startOwnReference.ts';
import { findWrong, runOn } from './runOn.ts';

let reference: Reference;
beforeAll(async () => {
  reference = await startOwnReference();
}, 120_000);
afterAll(() => reference.close());

test('the reference backend keeps every promise, and each of its faults is noticed', async () => {
  const results = await runOn(reference.baseUrl, { setFault: reference.setFault });

  expect(findWrong(results)).toEqual([]);
  expect(isAsPromised(results)).toBe(true);
  expect(results.filter(({ outcome }) => outcome === 'skipped')).toEqual([]);
  const answering = contracts.filter(({ readBody }) => readBody === undefined);
  expect(results.filter(({ kind }) => kind === 'fault')).toHaveLength(answering.length * faults.length);
}, 600_000);

test('nothing is left of a run: the same times are free as before it', async () => {
  const only = ['schedule-appointment only the required fields', 'create-reservation in a clinic'];
  const first = await runOn(reference.baseUrl, { only });
  const again = await runOn(reference.baseUrl, { only });

  expect(first.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
  expect(again).toEqual(first);
}, 60_000);
