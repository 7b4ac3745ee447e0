import { busy } from '../calls/handling/Refusal.ts';
import { flag } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import type { LimitName, Limits } from './limits.ts';

/** One use of something that is limited in time. */
export interface Use {
  readonly limit: LimitName;
  /** Who used it, as a hash: never what the person entered. */
  readonly who: string;
  /** How many times the limit is allowed; once where it is missing. */
  readonly times?: number;
}

/** What a limit needs of a visit. */
export interface LimitContext {
  readonly limits: Limits;
  readonly now: Date;
}

const MINUTE_MS = 60_000;

/** How far the clocks of two calls may differ: those of processes count as one within seconds, and a call takes some. */
const CLOCKS_DIFFER_MS = MINUTE_MS;

/**
 * Counts a use, or refuses it, by the generic cell rate algorithm: each use costs its share of the limit's period, and
 * the uses of one person may be ahead of the clock by the whole period. So all uses may come at once, and then one more
 * in each share of the period. One moment is stored for each limit and person, the theoretical arrival time of the next
 * use (`spent_until`). Its row is no longer needed once that moment is past.
 *
 * Outside of a transaction the row is locked for this statement alone, and the use counts whatever the outcome of the
 * call. Within one, it counts only if the transaction does, and other calls of the same person wait.
 * @throws Refusal 503 with the seconds after which one more use is possible
 */
export async function consume(queries: Queries, context: LimitContext, use: Use): Promise<void> {
  if (await tryConsume(queries, context, use)) return;
  throw busy(use.limit, Math.ceil(computeWorth(context.limits, use).share / 1000));
}

/**
 * Does what `consume` does, but refuses nothing.
 * @returns whether the use is within the limit; only then it is counted
 */
export async function tryConsume(queries: Queries, { limits, now }: LimitContext, use: Use): Promise<boolean> {
  const { limit, who } = use;
  const { share, whole } = computeWorth(limits, use);
  const at = sql`${now.toISOString()}::timestamptz`;
  const worth = sql`make_interval(secs => ${share / 1000}::float8)`;
  const all = sql`make_interval(secs => ${whole / 1000}::float8)`;
  // A clock that was set back leaves moments that are further ahead than any use could have moved them.
  const furthest = new Date(now.getTime() + whole + CLOCKS_DIFFER_MS).toISOString();
  const spent = sql`
    case when used.spent_until > ${furthest}::timestamptz then ${at} else greatest(used.spent_until, ${at}) end`;
  const counted = await queries.run(sql`
    insert into limit_uses as used (limit_name, who, spent_until) values (${limit}, ${who}, ${at} + ${worth})
    on conflict (limit_name, who) do update set spent_until = ${spent} + ${worth}
    where ${spent} + ${worth} <= ${at} + ${all} + interval '1 millisecond'`);
  return counted > 0;
}

/**
 * Refuses whoever has no use left, and counts nothing.
 * @throws Refusal 503
 */
export async function refuseExhausted(queries: Queries, { limits, now }: LimitContext, use: Use): Promise<void> {
  const { share, whole } = computeWorth(limits, use);
  const latest = new Date(now.getTime() + whole - share + 1).toISOString();
  const furthest = new Date(now.getTime() + whole + CLOCKS_DIFFER_MS).toISOString();
  const [found] = await queries.rows(
    sql`
    select exists (select from limit_uses where limit_name = ${use.limit} and who = ${use.who}
      and spent_until > ${latest}::timestamptz and spent_until <= ${furthest}::timestamptz) as is_exhausted`,
    { is_exhausted: flag },
  );
  if (found?.is_exhausted) throw busy(use.limit, Math.ceil(share / 1000));
}

/**
 * Refunds a use that should not count, such as a code that was right.
 * @param part how much of it, as 1 for all of it
 */
export async function refund(queries: Queries, { limits }: LimitContext, use: Use, part = 1): Promise<void> {
  const seconds = (computeWorth(limits, use).share / 1000) * part;
  await queries.run(sql`
    update limit_uses set spent_until = spent_until - make_interval(secs => ${seconds}::float8)
    where limit_name = ${use.limit} and who = ${use.who}`);
}

/** The share of one use and the whole period, in milliseconds. */
function computeWorth(
  limits: Limits,
  { limit, times = 1 }: Pick<Use, 'limit' | 'times'>,
): { readonly share: number; readonly whole: number } {
  const { most, minutes } = limits[limit];
  if (minutes === undefined) throw new Error(`${limit} is not limited in time`);
  const whole = minutes * MINUTE_MS;
  return { whole, share: whole / (most * times) };
}
