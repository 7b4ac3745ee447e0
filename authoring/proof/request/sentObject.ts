import { lazyRecord } from '../lazyRecord.ts';
import { type PayloadLine, sentValue } from './PayloadLine.ts';
import type { RequestContract } from './RequestContract.ts';

/**
 * The object of the request that lines write into, as answers are at the moment; undefined where none writes. A member is
 * found out when it is read, which may throw a `Demand`: who looks at one asks for no other answer.
 */
export function sentObject(
  container: readonly string[],
  lines: readonly PayloadLine[],
  contract: RequestContract,
): unknown {
  const depth = container.length;
  const within = lines.filter(({ to }) => container.every((name, at) => to[at] === name));
  const written = within.filter(({ to }) => to.length === depth).map((line) => sentValue(line, contract));
  const value = written.findLast((each) => each !== undefined);
  if (value !== undefined) return value;
  const names = new Set(within.flatMap(({ to }) => to[depth] ?? []));
  if (!within.some((line) => line.to.length > depth && sentValue(line, contract) !== undefined)) return undefined;
  return lazyRecord<unknown>(
    new Map([...names].map((name) => [name, () => sentObject([...container, name], within, contract)])),
  );
}
