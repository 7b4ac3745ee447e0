import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.close());

test.each([
  ['/health/clinic/schedule-appointment', '/health-services/scheduler'],
  ['/health/clinic/schedule-appointment?location=45202', '/health-services/scheduler?location=45202'],
  [
    '/rx/guest/vaccination-appointments?benefitCode=X',
    'https://pharmacy.example.com/rx/guest/vaccination-appointments',
  ],
])('%s leads where the deployment says', async (path, to) => {
  const answer = await fetch(`${backend.url}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    302,
    to,
    'no-store',
  ]);
});
