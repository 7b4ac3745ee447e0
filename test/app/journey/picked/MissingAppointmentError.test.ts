import { expect, it } from 'vitest';
import { MissingAppointmentError } from '../../../../app/journey/index.ts';

it('is told from other errors by its name, and from its like by a code', () => {
  const error = new MissingAppointmentError('followup');
  expect(String(error)).toBe('MissingAppointmentError: Followups require first setting an appointment/provider');
  expect(error.code).toBe('followup');
});
