import { type CallError, checkRefusal } from '../../schemas/generated/api/refusal/reply.js';
import type { SchemaCheck } from '../../schemas/SchemaCheck.ts';
import type { Answered, Exchange } from '../exchange/Exchange.ts';
import { isRecord, parseJson, valueAt } from '../exchange/json.ts';
import type { CheckResult, ContractViolation } from './CheckResult.ts';
import { checkHeaders } from './checkHeaders.ts';
import { describeValue, describeViolation, pickViolation } from './describeViolation.ts';
import { tellsMore } from './tellsMore.ts';

/** What is promised for a request. */
export interface Promised {
  /** Any of them is right. 200 comes with the call's reply, every other one with a refusal. */
  readonly statuses: readonly number[];
  readonly checkReply: SchemaCheck<unknown>;
  /** Finds what is wrong with a reply that keeps to its schema; undefined where nothing is. */
  readonly findViolation?: (reply: unknown) => ContractViolation | undefined;
  /** The body of a refusal must be exactly this text: another one would reveal what nobody may learn. */
  readonly sameAs?: string;
  /** A refusal must have this message, which the specification names. */
  readonly message?: string;
  /** A refusal must have this code, or one of these. */
  readonly code?: string | readonly string[];
  /** One of the places of the request that a refusal names must be this. */
  readonly at?: string;
  /** What was sent, as its schema sees it: each path of a refusal must be a place in it. */
  readonly request?: unknown;
  /** Texts that the reply must not repeat. */
  readonly personal: readonly string[];
  /** Texts that no violation may show. */
  readonly secrets: readonly string[];
  /** Values of the reply may be a real person's: they are described, not shown. */
  readonly isDiscreet: boolean;
  /** Reads the body of an answer that is not JSON. */
  readonly readBody?: (text: string) => unknown;
  /** Whether a refusal of this status may have this code; without it any code is right. */
  readonly isDocumented?: (status: number, error: CallError) => boolean;
  /** Whether what comes beside the body is checked as well. */
  readonly checksHeaders?: boolean;
}

/** Checks an answer against what is promised. */
export function checkExchange(exchange: Exchange, promised: Promised): CheckResult {
  const expected = promised.statuses.join(' or ');
  if (exchange.kind === 'timeout')
    return differs('timeout', 'connection', expected, `no answer within ${exchange.afterMs} ms`);
  if (exchange.kind === 'cut') return differs('cut', 'connection', expected, `no whole answer: ${exchange.reason}`);
  const told = whereTold(exchange, promised.personal);
  if (told !== undefined) return differs('privacy', told, 'nothing about the patient', 'what was sent, repeated');
  if (!promised.statuses.includes(exchange.status)) {
    return differs('status', 'status', expected, `${exchange.status}${codeIn(exchange, promised)}`);
  }
  const result = checkBody(exchange, promised);
  if (result.kind !== 'fits' || !promised.checksHeaders) return result;
  const violation = checkHeaders(exchange);
  return violation ? { kind: 'headers', violation } : result;
}

function checkBody({ status, contentType, text }: Answered, promised: Promised): CheckResult {
  const { readBody = parseJson, checkReply } = promised;
  if (text.trim() === '') return differs('empty', '', status === 200 ? 'a reply' : 'a refusal', 'nothing');
  const body = readBody(text);
  if (body === undefined)
    return differs('malformed', '', 'JSON', `a text of ${text.length} characters that is not JSON`);
  if (readBody === parseJson && !/\bjson\b/i.test(contentType))
    return differs('contentType', 'content-type', 'application/json', createDescriber(promised)(contentType));
  if (status === 200) return checkReplyBody(body, promised, checkReply);
  const isAlike = promised.sameAs === undefined || promised.sameAs === text;
  if (!isAlike) return differs('sense', '', 'the same words as for what does not exist', 'other ones');
  if (INSIDE.test(text))
    return differs('privacy', '', 'nothing of the inside of the server', 'a stack, a file or a query');
  return checkRefusalBody(status, body, promised);
}

/** Lines of stacks, paths of modules and words of databases. */
const INSIDE =
  /\\n\s+at |\bat [\w.$<>]+ \(?[\w./-]+:\d+|node_modules|\.[jt]s:\d+|\.java:\d+|Traceback \(most|SQLSTATE|ORA-\d{5}|\b(select|insert into|update|delete from) \w+.* (from|values|set|where) /i;

function checkReplyBody(body: unknown, promised: Promised, check: SchemaCheck<unknown>): CheckResult {
  const broken = check(body) ? undefined : pickViolation(check.errors ?? []);
  if (broken) return { kind: 'shape', violation: describeViolation(broken, body, createDescriber(promised)) };
  const violation = promised.findViolation?.(body);
  return violation ? { kind: 'sense', violation } : { kind: 'fits' };
}

function checkRefusalBody(
  status: number,
  body: unknown,
  { message, code, at, request, ...promised }: Promised,
): CheckResult {
  if (!checkRefusal(body)) {
    const violation = pickViolation(checkRefusal.errors ?? []);
    const render = createDescriber(promised);
    return violation
      ? { kind: 'shape', violation: describeViolation(violation, body, render) }
      : differs('shape', '', 'a refusal', render(body));
  }
  if (message !== undefined && !body.errors.some((error) => error.message === message))
    return differs('sense', '/errors/0/message', message, createDescriber(promised)(body.errors[0]?.message));
  if (code !== undefined && !body.errors.some((error) => [code].flat().includes(error.code))) {
    const got = createDescriber(promised)(body.errors[0]?.code);
    return differs('sense', '/errors/0/code', [code].flat().join(' or '), got);
  }
  const strange = body.errors.findIndex((error) => promised.isDocumented?.(status, error) === false);
  if (strange >= 0) {
    const got = createDescriber(promised)(body.errors[strange]?.code);
    return differs('sense', `/errors/${strange}/code`, `a code that openapi.json names for ${status}`, got);
  }
  const talking = body.errors.findIndex((error) => tellsMore(error));
  if (talking >= 0)
    return differs('privacy', `/errors/${talking}/message`, 'the words that openapi.json has for its code', 'others');
  const places = body.errors.flatMap(({ path }) => path ?? []);
  if (at !== undefined && !places.includes(at)) {
    const got = places.map((place) => place || 'the whole request').join(', ') || 'no path';
    return differs('sense', '/errors/0/path', at || 'an empty path: the whole request', got);
  }
  const nowhere = body.errors.findIndex(({ path }) => path && request !== undefined && !isPlaceIn(request, path));
  if (nowhere >= 0)
    return differs('sense', `/errors/${nowhere}/path`, 'a place of the request', 'one that it does not have');
  return { kind: 'fits' };
}

/** Whether a request has something at a JSON Pointer. A list of a query that was sent with one entry is the entry alone. */
const isPlaceIn = (request: unknown, pointer: string): boolean =>
  valueAt(request, pointer) !== undefined || typeof valueAt(request, pointer.replace(/\/0$/, '')) === 'string';

const repeats = (text: string, personal: string): boolean => text.toLowerCase().includes(personal.toLowerCase());

/** Where an answer repeats something about a patient: the body, which is '', or the name of a header, which logs keep. */
const whereTold = ({ text, beside }: Answered, personal: readonly string[]): string | undefined =>
  [['', text] as const, ...Object.entries(beside?.headers ?? {})].find(([, said]) =>
    personal.some((each) => repeats(said, each) || repeats(said, encodeURIComponent(each))),
  )?.[0];

type Discretion = Pick<Promised, 'isDiscreet' | 'secrets'>;

const createDescriber =
  ({ isDiscreet, secrets }: Discretion) =>
  (value: unknown): string =>
    describeValue(value, isDiscreet || secrets.some((secret) => repeats(JSON.stringify(value) ?? '', secret)));

/** The code of a refusal, which shows a reader of the report at once what happened. */
function codeIn({ text }: Answered, { isDiscreet, secrets }: Promised): string {
  const body = parseJson(text);
  const errors = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  const [first]: readonly unknown[] = errors;
  const code = isRecord(first) ? first.code : undefined;
  const isShown = typeof code === 'string' && !isDiscreet && /^[\w.-]{1,60}$/.test(code);
  return isShown && !secrets.some((secret) => repeats(code, secret)) ? ` ${code}` : '';
}

const differs = (
  kind: Exclude<CheckResult['kind'], 'fits'>,
  path: string,
  expected: string,
  got: string,
): CheckResult => ({
  kind,
  violation: { path, expected, got },
});
