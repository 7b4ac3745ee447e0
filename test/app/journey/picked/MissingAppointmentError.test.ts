import { expect, it } from 'vitest';
import { MissingAppointmentError } from '../../../../app/journey/index.ts';

it('has its own name and a code for the missing appointment', () => {
  const error = new MissingAppointmentError('followup');
  expect(String(error)).toBe('MissingAppointmentError: Followups require first setting an appointment/provider');
  expect(error.code).toBe('followup');
});
