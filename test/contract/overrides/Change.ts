import type { Override } from '../support/StandIn.ts';

export type Change = NonNullable<Override['answer']>;

/** Changes the answers of one method and path only. */
export const of =
  (method: string, path: string, change: Change): Change =>
  (answer, request) =>
    request.method === method ? at(`/appointment-management/${path}`, change)(answer, request) : undefined;

/** Changes the answers of the paths that begin like this. */
export const at =
  (path: string, change: Change): Change =>
  (answer, request) =>
    request.url.split('?')[0]?.startsWith(path) ? change(answer, request) : undefined;

export const status =
  (changed: number): Change =>
  (answer) => ({ ...answer, status: changed });

export const body =
  (changed: string): Change =>
  (answer) => ({ ...answer, body: changed });

export const replaced =
  (pattern: RegExp | string, by: string): Change =>
  (answer) => ({ ...answer, body: answer.body.replace(pattern, by) });

/** Changes one of several answers, whose number is given from 1. */
export function nth(number: number, change: Change): Change {
  let count = 0;
  return (answer, request) => {
    count += 1;
    return count === number ? change(answer, request) : undefined;
  };
}

export const suggestions = (change: Change): Change => of('GET', 'v1/similar-addresses', change);
export const search = (change: Change): Change => of('GET', 'v2/appointment-time-slots', change);
export const booking = (change: Change): Change => of('POST', 'v2/appointments', change);
export const lookingUp =
  (change: Change): Change =>
  (answer, request) =>
    request.url.endsWith('/lookup') ? change(answer, request) : undefined;
export const moving =
  (change: Change): Change =>
  (answer, request) =>
    request.url.endsWith('/reschedule') ? change(answer, request) : undefined;
export const reserving = (change: Change): Change => of('POST', 'v1/appointment-reservations', change);
