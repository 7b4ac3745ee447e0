import type { SchemaCheck } from '../../schemas/SchemaCheck.ts';
import type { World } from '../world/World.ts';
import type { Asked, CallContract, ContractCase } from './ContractCase.ts';

interface ContractDefinition<Reply> extends Omit<CallContract, 'checkReply' | 'cases' | 'whole'> {
  readonly checkReply: SchemaCheck<Reply>;
  readonly cases: readonly ContractCase<Reply>[];
  readonly whole?: (world: World) => Asked<Reply> | Promise<Asked<Reply>>;
}

/** Hides the type of the reply, so that contracts of different calls fit into one list. */
export const defineContract = <Reply>({ whole, ...definition }: ContractDefinition<Reply>): CallContract => ({
  ...definition,
  ...(whole && { whole: async (world) => hideReply(await whole(world), definition.checkReply) }),
  cases: definition.cases.map((each) => ({
    ...each,
    send: async (world) => hideReply(await each.send(world), definition.checkReply),
  })),
});

/** A request whose `findViolation` takes any reply; one that breaks its schema has been reported before. */
const hideReply = <Reply>({ findViolation, ...sent }: Asked<Reply>, check: SchemaCheck<Reply>): Asked => ({
  ...sent,
  ...(findViolation && { findViolation: (reply: unknown) => (check(reply) ? findViolation(reply) : undefined) }),
});
