import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { calls } from '../../../schemas/calls.ts';
import { refusals } from '../../../schemas/refusals.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

const backend = suiteBackend();
const get = (path: string) => backend().guest().send('GET', path);

test('the document of the calls is served as JSON', async () => {
  const { headers, body } = await get('/reference/api/openapi.json');
  expect(headers.get('content-type')).toContain('application/json');
  expect(body).toMatchObject({ openapi: '3.1.0', paths: { [calls['schedule-appointment'].path]: {} } });
});

test('the page names every call, without a script, with examples folded, and each of its links leads somewhere', async () => {
  const { headers, body } = await get('/reference/api');
  expect(headers.get('content-type')).toContain('text/html');
  const { document } = new JSDOM(String(body)).window;
  expect(document.querySelectorAll('script')).toHaveLength(0);
  const text = document.body.textContent;
  for (const { method, path } of Object.values(calls)) expect(text).toContain(`${method} ${path}`);
  const folded = [...document.querySelectorAll('#cancelAppointment details:not([open])')].map((each) => [
    each.querySelector('summary')?.textContent,
    JSON.parse(each.querySelector('pre')?.textContent ?? ''),
  ]);
  expect(folded).toContainEqual(['Example of a body', { status: 'CANCELED', confirmCode: 'K7M2QX4T' }]);
  expect(folded).toContainEqual(['Example of a reply', { data: expect.objectContaining({ status: 'CANCELED' }) }]);
  const notFound = { code: 'appointmentNotFound', message: refusals.appointmentNotFound.message };
  expect(folded).toContainEqual(['Example of a refusal', { errors: [notFound] }]);
  const targets = [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
  expect(targets.length).toBeGreaterThan(50);
  expect(targets.filter((target) => !document.querySelector(`[id="${target.slice(1)}"]`))).toEqual([]);
});
