import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operations } from '../../../schemas/generated/openapi.client.d.ts';
import { sunday } from '../../reference-backend/support/calls.ts';
import { startBackend, type TestBackend } from '../../reference-backend/support/TestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
  await backend.setClock(sunday);
}, 60_000);
afterAll(() => backend.close());

interface Sent<Body> {
  readonly parts?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body;
}

/** Sends an operation by `fetch` alone, with the types of the document. */
async function call<Name extends keyof Operations>(
  method: Operations[Name]['method'],
  path: Operations[Name]['path'],
  sent: Sent<Operations[Name] extends { readonly body: infer Body } ? Body : never>,
): Promise<Operations[Name]['reply']> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => sent.parts?.[name] ?? '');
  const response = await fetch(`${backend.url}${filled}?${new URLSearchParams(sent.query)}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-banner-name': 'thelittleclinic',
      'x-tenant': 'thelittleclinic',
    },
    body: sent.body === undefined ? null : JSON.stringify(sent.body),
  });
  expect(response.status).toBe(200);
  return response.json();
}

test('a client that knows openapi.json alone finds a time, books it and cancels it', async () => {
  const found = await call<'searchTimeSlots'>('GET', '/appointment-management/v2/appointment-time-slots', {
    query: {
      'filter.businessNames': 'tlc',
      'filter.serviceIds': '29',
      'filter.startDate': '2027-03-01',
      'filter.endDate': '2027-03-02',
      'filter.freeFormAddress': 'Cincinnati, OH',
    },
  });
  const [row] = found.data.appointmentTimeSlots;
  const dateTime = row?.services[0]?.availability[0]?.timeslots[0];
  if (!row || !dateTime) throw new Error('there is no free time');
  const booked = await call<'scheduleAppointment'>('POST', '/appointment-management/v2/appointments', {
    body: {
      businessName: row.provider.businessName,
      serviceIds: [29],
      dateTime: { value: dateTime.value, timezone: row.provider.timezone },
      basicInfo: {
        firstName: 'Pat',
        lastName: 'Doe',
        phone: '513-555-0134',
        email: 'pat@example.com',
        dateOfBirth: '1990-06-15',
      },
      locationNumber: row.provider.providerId,
    },
  });
  const [appointment] = booked.data.appointments;
  if (!appointment) throw new Error('nothing was booked');
  const canceled = await call<'cancelAppointment'>('PUT', '/appointment-management/v2/appointments/{id}', {
    parts: { id: appointment.id },
    body: { status: 'CANCELED', confirmCode: appointment.confirmCode },
  });
  expect(canceled.data).toMatchObject({ id: appointment.id, status: 'CANCELED' });
});
