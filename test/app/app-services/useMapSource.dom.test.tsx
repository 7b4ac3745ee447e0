import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentProvider } from '#engine/react';
import { AppServicesContext, useMapCentre, useMapSource } from '../../../app/app-services/index.ts';
import { hang, json } from '../api/fakeFetch.ts';
import { testAppServices } from './testAppServices.ts';

const Source = () => <p>{JSON.stringify(useMapSource())}</p>;
const Centre = () => <p>{JSON.stringify(useMapCentre() ?? 'none yet')}</p>;

function show(
  what: 'source' | 'centre',
  answer: Parameters<typeof testAppServices>[0]['answer'],
  googleMapId?: string,
) {
  const { appServices, seen, reported } = testAppServices({ answer });
  render(
    <AppServicesContext value={{ ...appServices, googleMapId }}>
      <ContentProvider loader={appServices.content.loader}>
        {what === 'source' ? <Source /> : <Centre />}
      </ContentProvider>
    </AppServicesContext>,
  );
  return { seen, reported };
}

test('without leave of the deployment the map is the built-in one, and no key is asked for', async () => {
  const { seen } = show('source', () => json(200, { data: 'the-key' }));
  expect(screen.getByText('{"kind":"builtIn"}')).toBeDefined();
  expect(seen).toEqual([]);
});

test("with leave and a key it is Google's", async () => {
  const { seen, reported } = show('source', () => json(200, { data: 'the-key' }), 'the-map');
  expect(await screen.findByText('{"kind":"google","key":"the-key","mapId":"the-map"}')).toBeDefined();
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /tlc/api/location/mapkey']);
  expect(reported).toEqual([]);
});

test('while the key is on its way it is neither', () => {
  show('source', hang, 'the-map');
  expect(screen.getByText('{"kind":"waiting"}')).toBeDefined();
});

test.each([
  ['refused', 404, {}],
  ['broken', 500, {}],
  ['no key', 200, { data: '' }],
])('where the key is %s it is the built-in one, and that is reported', async (_what, status, body) => {
  const { reported } = show('source', () => json(status, body), 'the-map');
  expect(await screen.findByText('{"kind":"builtIn"}')).toBeDefined();
  expect(reported).toMatchObject([{ endpoint: '/tlc/api/location/mapkey', responseCode: status }]);
});

test("the centre of a map without places is the banner's", async () => {
  show('centre', hang);
  expect(await screen.findByText('{"lat":39.1031,"lng":-84.512}')).toBeDefined();
});
