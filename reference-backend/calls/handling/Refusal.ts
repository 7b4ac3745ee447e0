import type { CallError } from '../../../schemas/generated/api/refusal/reply.js';
import { type RefusalCode, refusals } from '../../../schemas/refusals.ts';
import type { SchemaViolation } from '../../../schemas/SchemaCheck.ts';

/** An answer other than success. It is thrown, because it must also roll back the transaction that it ends. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly CallError[];
  /** Seconds after which the same call may succeed, where that is known. */
  readonly retryAfter?: number;
  /** The limit that is reached, if it is one. */
  readonly limit?: string;

  constructor(status: number, errors: readonly CallError[], retryAfter?: number, limit?: string) {
    super(errors.map(({ code }) => code).join(', '));
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
    if (limit !== undefined) this.limit = limit;
  }

  /** The same refusal, of one place of the request where there is a path. */
  at(path: string | undefined): Refusal {
    if (path === undefined) return this;
    const errors = this.errors.map((each) => ({ ...each, path }));
    return new Refusal(this.status, errors, this.retryAfter, this.limit);
  }
}

/**
 * The refusal with this code (`schemas/refusals.ts`).
 *
 * @param message for developers, or for guests where a screen shows it (LOCATOR-9); without anything that the guest sent
 */
export const refuse = (code: RefusalCode, message: string = refusals[code].message): Refusal =>
  new Refusal(refusals[code].statuses[0], [{ code, message }]);

/** 404 for an address at which nothing is. */
export const nothingHere = (): Refusal => refuse('notFound');

/**
 * 503, as from a busy server: one of our own limits is reached. 429 is not used, because the specification gives it
 * another meaning.
 * @param limit its name
 * @param retryAfter seconds
 */
export const busy = (limit: string, retryAfter: number): Refusal =>
  new Refusal(
    refusals.limitReached.statuses[0],
    [{ code: 'limitReached' satisfies RefusalCode, message: `${limit}: try again later` }],
    retryAfter,
    limit,
  );

/** No schema has a longer name than this. A longer one comes from the guest, and is not sent back. */
const LONGEST_NAME = 60;

const describe = ({ instancePath, keyword, message, params }: SchemaViolation): CallError => {
  const extra = params.additionalProperty ?? params.missingProperty;
  const named = typeof extra === 'string' && extra.length <= LONGEST_NAME ? `: ${extra}` : '';
  return { code: keyword, message: `${message ?? 'is not valid'}${named}`, path: instancePath };
};

/** 400 with the first violation of the request's schema; the rule that contains it may follow as a second error. */
export const invalidRequest = (violations: readonly SchemaViolation[]): Refusal =>
  new Refusal(400, violations.map(describe));
