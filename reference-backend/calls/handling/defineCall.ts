import type { CallName } from '../../../schemas/calls.ts';
import type { SchemaCheck } from '../../../schemas/SchemaCheck.ts';
import type { LimitName } from '../../limits/limits.ts';
import { refuseBrokenText } from '../bodies/refuseBrokenText.ts';
import type { Visit } from '../Visit.ts';
import { invalidRequest } from './Refusal.ts';

interface CallDefinition<Request, Reply> {
  readonly name: CallName;
  /** From `schemas/generated/api/{subject}/{name}/request.js`; {@link noRequest} for a call without query and body. */
  readonly checkRequest: SchemaCheck<Request>;
  /** The limit that each request of a client uses, whatever comes of it, before its body is read. */
  readonly limit?: LimitName;
  /** Whether it waits its turn among the searches, which are what costs the database most. */
  readonly isSearch?: true;
  /** The most bytes of a body, where a right one can be longer than {@link USUAL_BYTES}. */
  readonly mostBytes?: number;
  /** @throws Refusal */
  readonly answer: (request: Request, visit: Visit) => Promise<Reply>;
}

/** A call whose types are hidden, so that all calls fit into one list. */
export interface Call {
  readonly name: CallName;
  readonly limit?: LimitName;
  readonly isSearch: boolean;
  readonly mostBytes: number;
  /** Checks the request, then answers it. @throws Refusal 400 for a request that breaks its schema */
  readonly answer: (request: unknown, visit: Visit) => Promise<unknown>;
}

/** The most bytes of a body. The longest that the schemas of most calls let through has 3,000. */
const USUAL_BYTES = 8 * 1024;

export const defineCall = <Request, Reply>(definition: CallDefinition<Request, Reply>): Call => ({
  name: definition.name,
  ...(definition.limit && { limit: definition.limit }),
  isSearch: definition.isSearch ?? false,
  mostBytes: definition.mostBytes ?? USUAL_BYTES,
  answer: async (request, visit) => {
    const { checkRequest } = definition;
    if (!checkRequest(request)) throw invalidRequest(checkRequest.errors ?? []);
    refuseBrokenText(request);
    return definition.answer(request, visit);
  },
});

/** The check for a call that takes nothing: whatever arrives is accepted and ignored. */
export const noRequest: SchemaCheck<unknown> = (_request): _request is unknown => true;
