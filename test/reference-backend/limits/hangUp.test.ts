import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startFromEnvironment } from '../support/startFromEnvironment.ts';

const request =
  'GET /appointment-management/v1/similar-addresses?filter.freeFormAddress=45202&page.size=5 HTTP/1.1\r\n' +
  'Host: localhost\r\nx-banner-name: thelittleclinic\r\nx-tenant: thelittleclinic\r\n\r\n';

test('clients that hang up before they are answered leave no error in the log', async () => {
  const { close, url, output } = await startFromEnvironment({});
  const { hostname, port } = new URL(url());
  await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const socket = connect({ host: hostname, port: Number(port) });
      await once(socket, 'connect');
      socket.write(request);
      await wait(index % 5);
      socket.resetAndDestroy();
    }),
  );
  await fetch(`${url()}/livez`);
  await close();
  expect(output().match(/"level":50|call failed/g)).toBeNull();
}, 60_000);
