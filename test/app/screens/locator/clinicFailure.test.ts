import { describe, expect, it } from 'vitest';
import { clinicFailure } from '../../../../app/screens/locator/ClinicsFailed.tsx';
import type { ClinicFailure } from '../../../../app/screens/locator/search/useClinicSearch.ts';
import { shippedLocatorMessages } from '../../../../schemas/generated/content/messages/locator-messages.shipped.js';

const support = { email: 'help@example.com', phone: '+1 (888) 852-2567' };
const oops =
  'Oops, something went wrong! Please contact customer support at help@example.com or call us at 888-852-2567.';
const none =
  'We were unable to find any clinics with the information you provided. Please broaden your search and try again.';
const network = 'There has been a network failure. Please try again.';
/** The message for any failed call. */
const generic = undefined;

const refused = (status: number, refusal: 'invalid' | 'notFound' | 'TooManyReasonsErrorMessage', message?: string) =>
  ({ kind: 'refused', status, refusal, endpoint: '', ...(message !== undefined && { message }) }) as const;
const failed = (status: number, failure: 'server' | 'client' | 'network' | 'malformed') =>
  ({ kind: 'failed', status, failure, endpoint: '', message: 'Stack trace' }) as const;

describe('the message of a call about clinics that failed', () => {
  it.each<[string, ClinicFailure, string | undefined, boolean]>([
    ['400', refused(400, 'invalid', 'No such ZIP.'), 'No such ZIP.', false],
    ['404', refused(404, 'notFound', 'No such clinic.'), 'No such clinic.', false],
    ['404 without a message', refused(404, 'notFound'), none, false],
    ['400 with a book', refused(400, 'invalid', 'x'.repeat(301)), none, false],
    ['500 of too many reasons', refused(500, 'TooManyReasonsErrorMessage', 'Choose one.'), 'Choose one.', true],
    ['500', failed(500, 'server'), oops, true],
    ['503', failed(503, 'server'), generic, true],
    ['403', failed(403, 'client'), generic, false],
    ['nonsense', failed(200, 'malformed'), generic, false],
    ['no answer', failed(-1, 'network'), network, true],
  ])('%s', (_what, outcome, text, canRetry) => {
    expect(clinicFailure(outcome, support, shippedLocatorMessages)).toEqual({ text, canRetry });
  });

  it('is the usual one of 500 while nobody knows how to reach the support', () => {
    expect(clinicFailure(failed(500, 'server'), undefined, shippedLocatorMessages)).toEqual({
      text: generic,
      canRetry: true,
    });
  });
});
