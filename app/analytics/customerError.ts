import type { CustomerErrorEvent } from '../../schemas/generated/analytics/customer-error.js';

/**
 * An error that a guest has met, as it is reported (API-27). What there is none of, such as the endpoint where no call
 * was made, has the words of the specification.
 */
export const customerError = ({
  description = 'An unknown error occurred. Please try to view this feature again in a few moments.',
  endpoint = 'no relevant value',
  responseCode = -1,
}: Partial<Omit<CustomerErrorEvent, 'type'>> = {}): CustomerErrorEvent => ({
  type: 'customerError',
  description,
  endpoint,
  responseCode,
});
