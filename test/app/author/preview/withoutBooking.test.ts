import { beforeEach, expect, it, vi } from 'vitest';
import { withoutBooking } from '../../../../app/author/preview/withoutBooking.ts';
import { calls } from '../../../../schemas/calls.ts';
import { checkCreateReservationReply } from '../../../../schemas/generated/api/time-slots/create-reservation/reply.js';

const server = vi.fn(async () => Response.json({}));
const preview = withoutBooking(server);

beforeEach(() => server.mockClear());

it('holds a time without asking the server', async () => {
  const reply = await preview(calls['create-reservation'].path, { method: 'POST' });
  expect(checkCreateReservationReply(await reply.json())).toBe(true);
  expect((await preview(calls['release-reservation'].path, { method: 'DELETE' })).ok).toBe(true);
  expect(server).not.toHaveBeenCalled();
});

it.each(['schedule-appointment', 'schedule-walk-in'] as const)('sends no %s', async (call) => {
  expect((await preview(`https://here${calls[call].path}`, { method: 'POST' })).status).toBe(503);
  expect(server).not.toHaveBeenCalled();
});

it('asks the server for all else', async () => {
  await preview(calls['search-time-slots'].path, { method: 'POST' });
  await preview(calls['create-reservation'].path);
  expect(server).toHaveBeenCalledTimes(2);
});
