import type { Exchange } from '../exchange/Exchange.ts';
import { isRecord, parseJson } from '../exchange/json.ts';

/** The whole seconds after which a server takes more; undefined where it does not say. */
export function retryAfter(exchange: Exchange): number | undefined {
  const seconds = Number((exchange.kind === 'answered' && exchange.beside?.headers['retry-after']) || '');
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined;
}

/**
 * Says so where a server refuses by a limit of its own, and when to try again; undefined for every other answer. A limit without
 * `Retry-After` is none: its answer is a difference like any other.
 */
export function limitReached(exchange: Exchange): string | undefined {
  if (exchange.kind !== 'answered' || exchange.status !== 503) return undefined;
  const body = parseJson(exchange.text);
  const errors: readonly unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  const seconds = retryAfter(exchange);
  if (seconds === undefined || !errors.some((error) => isRecord(error) && error.code === 'limitReached'))
    return undefined;
  return `a limit of the server is reached, which is no difference: try again in ${seconds} seconds`;
}
