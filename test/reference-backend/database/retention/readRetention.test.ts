import { expect, test } from 'vitest';
import { readRetention } from '../../../../reference-backend/database/retention/readRetention.ts';

test('days of appointments can be set', () => {
  expect(readRetention('')).toEqual({});
  expect(readRetention('pastAppointments=3650, walkIns=1')).toEqual({ pastAppointments: 3_650, walkIns: 1 });
});

test.each(['pastAppointments=0', 'walkIns=3651', 'walkIns', 'replies=2', 'walkIns=1.5', 'walkIns=1 walkIns=2'])(
  '%s is refused',
  (setting) => {
    expect(() => readRetention(setting)).toThrow(/^RETENTION: /);
  },
);
