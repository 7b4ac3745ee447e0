import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses, type ContractName } from '../../contract/calls/addresses.ts';
import { contracts } from '../../contract/calls/contracts.ts';
import type { Exchange } from '../../contract/exchange/Exchange.ts';
import { parseJson } from '../../contract/exchange/json.ts';
import type { Sending } from '../../contract/exchange/Sending.ts';
import type { Reference } from '../../contract/reference/startReference.ts';
import { isAsPromised } from '../../contract/report/formatSummary.ts';
import type { CaseResult } from '../../contract/run/CaseResult.ts';
import { faults } from '../../contract/run/faults.ts';
import { clockAt } from '../../contract/world/clockAt.ts';
import { keptAt } from '../../contract/world/keptAt.ts';
import { type RefusalFacts, refusals } from '../../schemas/refusals.ts';
import { startOwnReference } from '../reference-backend/support/startOwnReference.ts';
import { DescribedApi, type HttpExchange } from './openapi/DescribedApi.ts';
import { rareExchanges } from './openapi/rareExchanges.ts';
import { findWrong, runOn } from './support/runOn.ts';

let reference: Reference;
let results: readonly CaseResult[];
const exchanges: HttpExchange[] = [];

beforeAll(async () => {
  reference = await startOwnReference();
  // What goes wrong on purpose is no part of the API.
  let faulty: string | undefined;
  results = await runOn(reference.baseUrl, {
    readKept: keptAt(reference.baseUrl),
    setClock: clockAt(reference.baseUrl),
    setFault: async (call, fault) => {
      await reference.setFault(call, fault);
      faulty = call;
    },
    onExchange: (call, sending, exchange) => {
      if (faulty !== call) exchanges.push(...asHttp(call, sending, exchange));
      faulty = undefined;
    },
  });
  exchanges.push(...(await rareExchanges()));
}, 600_000);
afterAll(() => reference.close());

function asHttp(call: ContractName, sending: Sending, exchange: Exchange): readonly HttpExchange[] {
  // What a browser asks before it sends a call for another site is none.
  if (call === 'deployment' || exchange.kind !== 'answered' || sending.method === 'OPTIONS') return [];
  const { method, path } = { ...addresses[call], ...sending };
  const { query = {}, body } = sending;
  const reply = parseJson(exchange.text);
  return [{ method, path: path.replace('{id}', sending.id ?? ''), query, body, status: exchange.status, reply }];
}

test('the reference backend keeps every promise, and each of its faults is noticed', () => {
  expect(findWrong(results)).toEqual([]);
  expect(isAsPromised(results)).toBe(true);
  expect(results.filter(({ outcome }) => outcome === 'skipped')).toEqual([]);
  const answering = contracts.filter(({ readBody }) => readBody === undefined);
  expect(results.filter(({ kind }) => kind === 'fault')).toHaveLength(answering.length * faults.length);
});

describe('openapi.json', () => {
  const api = new DescribedApi();
  /** The kit also opens a link by GET, as mail programs do, and sets the clock. Neither is a call. */
  const isCall = ({ method, path }: HttpExchange): boolean =>
    !path.startsWith('/reference') && !(['GET', 'HEAD'].includes(method) && path.includes('/v2/appointments/'));

  test('describes every exchange of the kit', () => {
    const violations = exchanges.filter(isCall).flatMap((exchange) => api.violationsOf(exchange));
    expect([...new Set(violations)]).toEqual([]);
    expect(exchanges.length).toBeGreaterThan(2_000);
  });

  test('names every code by which a call was refused', () => {
    expect(refusalsMet().filter((each) => !isOfSchema(each) && !api.refusals.includes(each))).toEqual([]);
  });

  test('has no operation that nobody called, and no refusal that nobody met', () => {
    const succeeded = new Set(exchanges.filter(({ status }) => status === 200).map(operationOf));
    expect(api.operations.filter((each) => !succeeded.has(each))).toEqual([]);
    const met = refusalsMet();
    const unmet = api.refusals.filter(
      (each) => !met.includes(isOfEveryCall(each) ? (met.find((other) => isSameReason(each, other)) ?? each) : each),
    );
    // Of a database that is away: `test/reference-backend/health/database.test.ts` meets them.
    expect(unmet.filter((each) => !/(databaseUnavailable|tooSlow)$/.test(each))).toEqual([]);
  });

  const operationOf = (exchange: HttpExchange) => api.operationOf(exchange)?.operation.operationId;
  const refusalsMet = (): readonly string[] => [
    ...new Set(
      exchanges
        .filter((exchange) => exchange.status !== 200 && isCall(exchange))
        .flatMap((exchange) =>
          api.codesOf(exchange).map((code) => `${operationOf(exchange)} ${exchange.status} ${code}`),
        ),
    ),
  ];
  /** A keyword of the schema. */
  const isOfSchema = (refusal: string): boolean => / 400 [a-z]+(Length|Items|Properties|Of)?$/.test(refusal);
  const isSameReason = (one: string, other: string): boolean =>
    one.split(' ').slice(1).join() === other.split(' ').slice(1).join();
  const general = [
    ...Object.entries<RefusalFacts>(refusals).flatMap(([code, { calls }]) => (calls ? [] : [code])),
    'required', // the example of all keywords
  ];
  /** One that is met by one call is met by all: the server refuses before it knows which call it is. */
  const isOfEveryCall = (refusal: string): boolean => general.some((code) => refusal.endsWith(` ${code}`));
});

test('nothing is left of a run: the same times are free as before it', async () => {
  const only = ['schedule-appointment only the required fields', 'create-reservation in a clinic'];
  const first = await runOn(reference.baseUrl, { only });
  const again = await runOn(reference.baseUrl, { only });

  expect(first.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
  const timeless = ({ durationMs: _differs, ...result }: CaseResult) => result;
  expect(again.map(timeless)).toEqual(first.map(timeless));
}, 60_000);
