import { expect, it } from 'vitest';
import { customerError } from '../../../app/analytics/Analytics.ts';
import { checkCustomerErrorEvent } from '../../../schemas/generated/analytics/customer-error.js';

const unknown = 'An unknown error occurred. Please try to view this feature again in a few moments.';

it.each([
  [{}, { description: unknown, endpoint: 'no relevant value', responseCode: -1 }],
  [
    { description: 'content', responseCode: 404 },
    { description: 'content', endpoint: 'no relevant value', responseCode: 404 },
  ],
  [
    { description: 'conflict', endpoint: '/v1/x', responseCode: 409 },
    { description: 'conflict', endpoint: '/v1/x', responseCode: 409 },
  ],
] as const)('tells of %j all that the specification asks for (API-27)', (known, told) => {
  const event = customerError(known);
  expect(event).toEqual({ type: 'customerError', ...told });
  expect(checkCustomerErrorEvent(event)).toBe(true);
});
