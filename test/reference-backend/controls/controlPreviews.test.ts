import fastify from 'fastify';
import { expect, test } from 'vitest';
import { controlPreviews } from '../../../reference-backend/controls/controlPreviews.ts';
import { startBackend } from '../support/TestBackend.ts';

const HOUR = 60 * 60 * 1000;

function open() {
  const clock = { at: 0 };
  const app = fastify();
  controlPreviews(app, () => clock.at);
  return { app, clock };
}

test('what is left can be read by its random name for an hour', async () => {
  const { app, clock } = open();
  const preview = { slot: {}, pages: [{ step: 'a', page: 'b', answers: { firstName: 'Ada' } }] };
  const { name } = (await app.inject({ method: 'POST', url: '/previews', payload: preview })).json();
  expect(name).toMatch(/^[\w-]{22}$/);
  clock.at = HOUR - 1;
  expect((await app.inject(`/previews/${name}`)).json()).toEqual(preview);
  clock.at = HOUR;
  expect((await app.inject(`/previews/${name}`)).statusCode).not.toBe(200);
});

test('the oldest of more than a hundred gives way', async () => {
  const { app } = open();
  const leave = async () => (await app.inject({ method: 'POST', url: '/previews', payload: {} })).json().name;
  const first = await leave();
  const second = await leave();
  for (let count = 2; count < 101; count += 1) await leave();
  expect((await app.inject(`/previews/${first}`)).statusCode).not.toBe(200);
  expect((await app.inject(`/previews/${second}`)).statusCode).toBe(200);
});

test('nobody without the token leaves or reads one', async () => {
  const backend = await startBackend({ controls: { token: 'secret' } });
  const send = (headers: Record<string, string>) =>
    backend.guest().send('POST', '/reference/previews', { headers, body: { slot: {}, pages: [] } });
  expect((await send({})).status).toBe(403);
  expect((await send({ authorization: 'Bearer secret' })).status).toBe(200);
  expect((await backend.guest().send('GET', '/reference/previews/any')).status).toBe(403);
  await backend.close();
}, 60_000);
