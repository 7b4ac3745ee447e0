import { expect } from 'vitest';
import { readCode } from '../support/calls.ts';
import type { Answer } from '../support/TestGuest.ts';

/** Expects the answer of a busy server, with the number of seconds after which the client may try again. */
export const expectBusy = ({ status, headers, body }: Answer, limit: string): void => {
  expect([status, readCode(body)]).toEqual([503, 'limitReached']);
  expect(JSON.stringify(body)).toContain(limit);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
};

/** Different names of letters and digits. */
export const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Guest${'abcdefghijklmnopqrstuvwxyz'.charAt(index % 26)}${index}`);
