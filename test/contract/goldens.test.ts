import { describe, expect, test } from 'vitest';
import { text } from '../../reference-backend/database/columns.ts';
import { sql } from '../../reference-backend/database/sql.ts';
import { checkScheduleAppointmentReply } from '../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { checkScheduleAppointmentRequest } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { readGolden } from '../app/screens/booking/golden/readGolden.ts';
import { paths } from '../reference-backend/support/calls.ts';
import { suiteBackend } from '../reference-backend/support/suiteBackend.ts';

const backend = suiteBackend();

function golden(group: string, size: 'minimal' | 'maximal') {
  const request = readGolden(group, size);
  if (!checkScheduleAppointmentRequest(request))
    throw new Error(JSON.stringify(checkScheduleAppointmentRequest.errors));
  return request;
}

describe('the golden requests, sent to a real server', () => {
  test.each([
    ['in-person', 'minimal', 1],
    ['in-person', 'maximal', 1],
    ['virtual', 'minimal', 1],
    ['virtual', 'maximal', 1],
    ['dietitian', 'minimal', 1],
    ['dietitian', 'maximal', 1],
    ['everyday-vaccine', 'minimal', 1],
    ['everyday-vaccine', 'maximal', 2],
    ['travel-vaccine', 'minimal', 1],
    ['travel-vaccine', 'maximal', 1],
  ] as const)('%s, %s: booked, and kept whole', async (group, size, count) => {
    const body = golden(group, size);
    const { data } = await backend().guest().ask(checkScheduleAppointmentReply, 'POST', paths.appointments, { body });
    expect(data.appointments).toHaveLength(count);
    expect(data.appointments[0]).toMatchObject({
      status: 'BOOKED',
      businessName: body.businessName,
      serviceIds: body.serviceIds,
      dateTime: body.dateTime,
    });
    const id = data.appointments[0]?.id ?? '';
    const [kept] = await backend().database.rows(sql`select sealed from appointments where appointment_id = ${id}`, {
      sealed: text,
    });
    expect(await backend().database.keyring.open(kept?.sealed, { table: 'appointments', id })).toEqual(body);
  });
});
