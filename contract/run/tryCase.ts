import type { CallFacts } from '../../schemas/calls.ts';
import { addresses, type ContractName } from '../calls/addresses.ts';
import type { Asked, CallContract, ContractCase } from '../case/ContractCase.ts';
import { callSchema } from '../case/callSchema.ts';
import { blocked, SkippedCase } from '../case/SkippedCase.ts';
import type { CheckResult } from '../check/CheckResult.ts';
import { checkExchange } from '../check/checkExchange.ts';
import { letsOthers } from '../check/checkHeaders.ts';
import { pickViolation, violationSentence } from '../check/describeViolation.ts';
import { isDocumented } from '../check/isDocumented.ts';
import { limitReached } from '../check/limitReached.ts';
import { whereTold } from '../check/tellsMore.ts';
import { unknownMembers } from '../check/unknownMembers.ts';
import type { Exchange } from '../exchange/Exchange.ts';
import { isRecord, parseJson } from '../exchange/json.ts';
import { pickRequest, queryString, type Sending } from '../exchange/Sending.ts';
import type { TargetOptions } from '../world/TargetOptions.ts';
import type { World } from '../world/World.ts';
import type { CaseResult } from './CaseResult.ts';

/** How a case is tried, where this differs from the ordinary way. */
interface RunOptions {
  readonly kind: CaseResult['kind'];
  /** Runs when everything is ready, just before the case is sent. */
  readonly beforeSending?: () => Promise<void>;
  /** Replaces the environment's time to wait for an answer, in milliseconds. */
  readonly timeoutMs?: number;
  /** The check result that is right; `fits` unless an answer goes wrong on purpose. */
  readonly expected?: CheckResult['kind'];
}

/** Makes the request, sends it, and checks what comes back. */
export async function tryCase(
  contract: CallContract,
  each: ContractCase,
  world: World,
  options: RunOptions,
): Promise<CaseResult> {
  const { call } = contract;
  const row = { call, case: each.name, kind: options.kind };
  const nothingSent = { sent: `${addresses[call].method} ${addresses[call].path}`, status: null, checkResult: null };
  try {
    const asked = await each.send(world);
    const wrong = each.statuses.includes(200) ? ownMistake(contract, asked) : undefined;
    if (wrong !== undefined) return { ...row, ...nothingSent, outcome: 'blocked', note: wrong };
    await options.beforeSending?.();
    const begun = performance.now();
    const exchange = await world.guest.send(call, { ...asked, timeoutMs: options.timeoutMs });
    const durationMs = Math.round(performance.now() - begun);
    if (options.kind !== 'fault') requireNoLimit(each, exchange);
    const checked = checkCase(contract, each, asked, world, exchange, options.kind !== 'fault');
    const checkResult = options.kind === 'fault' ? checked : inTime(checked, durationMs, world.target.maxMs);
    const warnings = warningsOf(contract, exchange);
    const isRight = checkResult.kind === (options.expected ?? 'fits');
    return {
      ...row,
      sent: sentAs(addresses[call], asked, world.target),
      status: exchange.kind === 'answered' ? exchange.status : null,
      outcome: isRight ? 'ok' : 'differs',
      checkResult: checkResult.kind,
      ...(checkResult.kind !== 'fits' && { violation: checkResult.violation }),
      durationMs,
      ...(warnings.length > 0 && { warnings }),
      ...(checkResult.kind === 'fits' && !isRight && { note: `should have been found to be ${options.expected}` }),
    };
  } catch (error) {
    if (!(error instanceof SkippedCase)) throw error;
    return { ...row, ...nothingSent, outcome: error.outcome, note: error.message };
  }
}

function checkCase(
  { call, checkReply, readBody }: CallContract,
  { statuses, message, code, at, isPreflight }: ContractCase,
  asked: Asked,
  { personal, target: { secrets } }: World,
  exchange: Exchange,
  checksHeaders: boolean,
): CheckResult {
  const { findViolation, sameAs } = asked;
  if (isPreflight && exchange.kind === 'answered') {
    const violation = letsOthers(exchange.beside?.headers ?? {});
    return violation ? { kind: 'headers', violation } : { kind: 'fits' };
  }
  return checkExchange(exchange, {
    checksHeaders,
    isDocumented: (status, error) => isDocumented(call, status, error),
    statuses,
    checkReply,
    personal: [...personal, ...(statuses.includes(200) ? [] : sentOfPatient(call, asked))],
    secrets,
    isDiscreet: false,
    ...(asked.text === undefined && { request: pickRequest(addresses[call].method, asked) }),
    findViolation: (reply) => hintsIn(call, reply, personal) ?? findViolation?.(reply),
    ...(sameAs !== undefined && { sameAs }),
    ...(message !== undefined && { message }),
    ...(code !== undefined && { code }),
    ...(at !== undefined && { at }),
    ...(readBody && { readBody }),
  });
}

/** Calls whose requests are about a patient alone, so that no refusal may repeat anything of them. */
const OF_PATIENTS: readonly ContractName[] = ['validate-address', 'locate-zip-code'];

/** Shorter texts may be in a refusal by chance. */
const SHORTEST = 5;

/** The texts of a request that no refusal may repeat. */
function sentOfPatient(call: ContractName, { body }: Sending): readonly string[] {
  if (!OF_PATIENTS.includes(call)) return [];
  const textsIn = (value: unknown): readonly string[] =>
    typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);
  return isRecord(body) ? textsIn(body).filter((text) => text.length >= SHORTEST && !/\p{Cs}/u.test(text)) : [];
}

/** Finds what a reply tells of a patient in a member of its own. */
const hintsIn = (call: ContractName, reply: unknown, personal: readonly string[]) => {
  const told = whereTold(call, reply, personal);
  return told === undefined ? undefined : { path: told, expected: 'nothing about the patient', got: 'some of it' };
};

/**
 * A limit of the server is no difference: it says how much may be sent, not what is right.
 * @throws SkippedCase where one was reached that the case does not ask for
 */
function requireNoLimit({ statuses }: ContractCase, exchange: Exchange): void {
  const reached = statuses.includes(503) ? undefined : limitReached(exchange);
  if (reached !== undefined) throw blocked(reached);
}

const inTime = (result: CheckResult, tookMs: number, mostMs = Number.POSITIVE_INFINITY): CheckResult =>
  result.kind !== 'fits' || tookMs <= mostMs
    ? result
    : { kind: 'slow', violation: { path: 'duration', expected: `${mostMs} ms at most`, got: `${tookMs} ms` } };

/** What a right reply has that no schema describes. */
function warningsOf({ call, readBody = parseJson }: CallContract, exchange: Exchange): readonly string[] {
  if (exchange.kind !== 'answered' || exchange.status !== 200) return [];
  return unknownMembers(callSchema(call, 'reply'), readBody(exchange.text)).map((at) => `no schema describes ${at}`);
}

/**
 * Why a request that should be right breaks its own schema, such as by a value that the environment gave. Its answer
 * would then prove nothing.
 */
function ownMistake({ call, checkRequest }: CallContract, asked: Asked): string | undefined {
  const request = pickRequest(addresses[call].method, asked);
  if (!checkRequest || asked.text !== undefined || checkRequest(request)) return undefined;
  const violation = pickViolation(checkRequest.errors ?? []) ?? NO_VIOLATION;
  return `what was found here cannot be sent: ${violationSentence(violation, request)}`;
}

const NO_VIOLATION = { instancePath: '', schemaPath: '', keyword: '', params: {} };

/** What was sent, for the report: without ids, body and headers, and with secrets replaced. */
function sentAs({ method, path }: CallFacts, sending: Sending, { secrets }: TargetOptions): string {
  const isSecret = (value: string | readonly string[]) =>
    secrets.some((secret) => [value].flat().some((one) => one.toLowerCase().includes(secret.toLowerCase())));
  const query = Object.fromEntries(
    Object.entries(sending.query ?? {}).map(([name, value]) => [name, isSecret(value) ? 'xxx' : value]),
  );
  return `${sending.method ?? method} ${sending.path ?? path}${decodeURIComponent(queryString(query)).replaceAll('+', ' ')}`;
}
