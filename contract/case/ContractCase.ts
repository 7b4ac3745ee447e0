import type { SchemaCheck } from '../../schemas/SchemaCheck.ts';
import type { ContractName } from '../calls/addresses.ts';
import type { ContractViolation } from '../check/CheckResult.ts';
import type { Sending } from '../exchange/Sending.ts';
import type { World } from '../world/World.ts';

/** What a case sends, and what the right reply to this request must contain. */
export interface Asked<Reply = unknown> extends Sending {
  /** Finds what is wrong with a reply that keeps to its schema; undefined where nothing is. */
  readonly findViolation?: (reply: Reply) => ContractViolation | undefined;
  /** The body of the refusal must be exactly this text. */
  readonly sameAs?: string;
}

/** One kind of request to a call, and the answer that is promised for it. */
export interface ContractCase<Reply = unknown> {
  /** What is special about the request. */
  readonly name: string;
  /** The promised statuses; any of them is right. 200 comes with the call's reply, every other one with a refusal. */
  readonly statuses: readonly number[];
  /** Message of the refusal, where the specification names it. */
  readonly message?: string;
  /** Code of the refusal; any of them, where they are several. */
  readonly code?: string | readonly string[];
  /** JSON Pointer to the place of the request that the refusal must name. */
  readonly at?: string;
  /** The request is a browser's question whether a page of another site may send the call: whatever the answer, it must not say so. */
  readonly isPreflight?: boolean;
  /**
   * Makes what the case needs on the server, then the request.
   * @throws SkippedCase where the environment lacks what it needs
   */
  readonly send: (world: World) => Asked<Reply> | Promise<Asked<Reply>>;
}

/** Everything that is promised for one call. */
export interface CallContract {
  readonly call: ContractName;
  /** From `schemas/generated`; none for a call that takes nothing. */
  readonly checkRequest?: SchemaCheck<unknown>;
  readonly checkReply: SchemaCheck<unknown>;
  /** The first case is a right request that any environment can answer. */
  readonly cases: readonly ContractCase[];
  /** A right request with every field of the schema. It is shown to be accepted; then each limit of each field is broken. */
  readonly whole?: (world: World) => Asked | Promise<Asked>;
  /** Reads the body of an answer that is not JSON. */
  readonly readBody?: (text: string) => unknown;
}
