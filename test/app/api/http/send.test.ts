import { afterEach, expect, it } from 'vitest';
import { listServices } from '../../../../app/api/index.ts';
import { fakeServer, json } from '../fakeFetch.ts';

const { size } = Object.getOwnPropertyDescriptors(URLSearchParams.prototype);

afterEach(() => {
  Object.defineProperty(URLSearchParams.prototype, 'size', size);
});

it('sends the query in a Safari before 17, which does not count the parameters of one', async () => {
  Object.defineProperty(URLSearchParams.prototype, 'size', { value: undefined, configurable: true });
  const { api, seen } = fakeServer(() => json(200, { data: { services: [] } }));
  await listServices(api, ['tlc']);
  expect(seen.map(({ url }) => url)).toEqual([expect.stringMatching(/\?filter\.businessNames=tlc$/)]);
});
