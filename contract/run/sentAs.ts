import type { CallAddress } from '../calls/addresses.ts';
import { queryString, type Sending } from '../exchange/Sending.ts';
import type { Wishes } from '../world/Wishes.ts';

/** What was sent, for people: without ids, body, headers, and without a code that is somebody's. */
export function sentAs({ method, path }: CallAddress, sending: Sending, { secrets }: Wishes): string {
  const isSecret = (value: string | readonly string[]) => secrets.some((secret) => value.includes(secret));
  const query = Object.fromEntries(
    Object.entries(sending.query ?? {}).map(([name, value]) => [name, isSecret(value) ? 'xxx' : value]),
  );
  return `${sending.method ?? method} ${sending.path ?? path}${decodeURIComponent(queryString(query)).replaceAll('+', ' ')}`;
}
