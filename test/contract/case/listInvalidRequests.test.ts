import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '../../../contract/calls/addresses.ts';
import { contracts } from '../../../contract/calls/contracts.ts';
import { callSchema, partBelow, type SchemaPart } from '../../../contract/case/callSchema.ts';
import { listInvalidRequests } from '../../../contract/case/listInvalidRequests.ts';
import { isRecord, valueAt } from '../../../contract/exchange/json.ts';
import { pickRequest } from '../../../contract/exchange/Sending.ts';
import { type Reference, startReference } from '../../../contract/reference/startReference.ts';
import { Finder } from '../../../contract/world/Finder.ts';
import { Guest } from '../../../contract/world/Guest.ts';
import { Ledger } from '../../../contract/world/Ledger.ts';
import { createWorld, type World } from '../../../contract/world/World.ts';
import { headers } from '../support/runOn.ts';

let reference: Reference;
let world: World;
beforeAll(async () => {
  reference = await startReference();
  const environment = { baseUrl: reference.baseUrl, headers, timeoutMs: 20_000 };
  const newGuest = () => new Guest(environment, new Ledger(), { writes: true, leaves: true });
  const target = { place: 'Cincinnati, OH', state: 'OH', secrets: [] };
  world = createWorld(target, new Finder(newGuest(), target), newGuest);
}, 120_000);
afterAll(() => reference.close());

const asking = contracts.flatMap(({ call, checkRequest, whole }) =>
  checkRequest && whole ? [{ call, checkRequest, whole }] : [],
);

/** JSON Pointers of all places that a schema describes. */
function placesIn(part: SchemaPart, at = ''): readonly string[] {
  const { properties, items } = part.schema;
  return [
    ...(at === '' ? [] : [at]),
    ...Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, below]) =>
      placesIn(partBelow(part, below), `${at}/${name}`),
    ),
    ...(isRecord(items) ? placesIn(partBelow(part, items), `${at}/0`) : []),
  ];
}

describe.each(asking)('$call', ({ call, checkRequest, whole }) => {
  const { method } = addresses[call];
  const wholeRequest = async () => pickRequest(method, await whole(world));

  test('its whole request is right, and has every field of its schema', async () => {
    const request = await wholeRequest();
    expect([checkRequest(request), checkRequest.errors]).toEqual([true, null]);
    const missing = placesIn(callSchema(call, 'request')).filter((place) => valueAt(request, place) === undefined);
    // An answer of the survey, or to an additional question, is a text or a list; of the first of each, one of the two
    // is missing. A reservation names either a place or a state.
    const other = (place: string) => call === 'create-reservation' && place === '/licensureState';
    expect(missing.filter((place) => !/\/(survey|additional)\//.test(place) && !other(place))).toEqual([]);
  }, 60_000);

  test('each invalid request is invalid at the place that its case names', async () => {
    const invalidRequests = listInvalidRequests(callSchema(call, 'request'), await wholeRequest(), method === 'GET');
    expect(invalidRequests.length).toBeGreaterThan(3);
    expect(new Set(invalidRequests.map(({ name }) => name)).size).toBe(invalidRequests.length);
    const missed = invalidRequests.filter(({ at, request }) => {
      // No schema excludes half of a character.
      if (/\p{Surrogate}/u.test(String(valueAt(request, at)))) return false;
      const isRight = checkRequest(request);
      return isRight || !checkRequest.errors?.some(({ instancePath }) => instancePath === at);
    });
    expect(missed.map(({ name }) => name)).toEqual([]);
  }, 60_000);
});
