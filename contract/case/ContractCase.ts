import type { SchemaCheck } from '../../schemas/SchemaCheck.ts';
import type { CallName } from '../calls/addresses.ts';
import type { ContractViolation } from '../check/CheckResult.ts';
import type { Sending } from '../exchange/Sending.ts';
import type { World } from '../world/World.ts';

/** What a case sends, and what a right reply to just this says. */
export interface Asked<Reply = unknown> extends Sending {
  /** What is wrong with a reply that keeps to its schema; undefined where nothing is. */
  readonly findViolation?: (reply: Reply) => ContractViolation | undefined;
  /** The answer's body must be this one, to the letter. */
  readonly sameAs?: string;
}

/** One way of calling, and what is promised for it. */
export interface ContractCase<Reply = unknown> {
  /** What is special about the request. */
  readonly name: string;
  /** Promised: any of them. 200 has the call's reply, every other one a refusal. */
  readonly statuses: readonly number[];
  /** Message of the refusal, where the specification names it. */
  readonly message?: string;
  /** Code of the refusal, where a reader acts on it. */
  readonly code?: string;
  /** The place of the request that the refusal must blame, where it blames any: a JSON Pointer. */
  readonly at?: string;
  /** Makes what must be there first, and then what is sent. @throws Untried where the environment lacks what it needs */
  readonly send: (world: World) => Asked<Reply> | Promise<Asked<Reply>>;
}

/** Everything that is held of one call. */
export interface CallContract {
  readonly call: CallName;
  /** From `schemas/generated`; none for a call that takes nothing. */
  readonly checkRequest?: SchemaCheck<unknown>;
  readonly checkReply: SchemaCheck<unknown>;
  /** The first is a right request that any environment can answer. */
  readonly cases: readonly ContractCase[];
  /** A right request with every field that the schema has: each of its limits is broken in turn. Making it reads only. */
  readonly whole?: (world: World) => Sending | Promise<Sending>;
  /** Reads the body of an answer that is not JSON. */
  readonly readBody?: (text: string) => unknown;
}
