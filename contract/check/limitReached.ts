import type { Exchange } from '../exchange/Exchange.ts';
import { isRecord, parseJson } from '../exchange/json.ts';

/** Says so where a server refuses by a limit of its own; undefined for every other answer. */
export function limitReached(exchange: Exchange): string | undefined {
  if (exchange.kind !== 'answered' || exchange.status !== 503) return undefined;
  const body = parseJson(exchange.text);
  const errors: readonly unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  if (!errors.some((error) => isRecord(error) && error.code === 'limitReached')) return undefined;
  const seconds = Number(exchange.beside?.headers['retry-after'] ?? '');
  const when = Number.isInteger(seconds) && seconds > 0 ? `in ${seconds} seconds` : 'later';
  return `a limit of the server is reached, which is no difference: try again ${when}`;
}
