import type { CallFacts } from '../../schemas/calls.ts';
import { addresses } from '../calls/addresses.ts';
import type { CallContract } from '../case/ContractCase.ts';
import type { CheckResult } from '../check/CheckResult.ts';
import { checkExchange } from '../check/checkExchange.ts';
import { describeValue, describeViolation, pickViolation } from '../check/describeViolation.ts';
import { isRecord } from '../exchange/json.ts';
import { pickRequest } from '../exchange/Sending.ts';
import type { CaseResult } from '../run/CaseResult.ts';
import type { RecordedExchange } from './RecordedExchange.ts';

/** Whether a path is that of a call. A gateway may put a folder of its own in front of it. */
const isAt = (path: string, template: string): boolean =>
  new RegExp(`(^|/)${template.slice(1).replace('{id}', '[^/]+')}$`).test(path);

/**
 * Checks a recorded answer against the contract of its call. Recorded values may be real: they are described, never
 * shown.
 */
export function checkRecorded(exchange: RecordedExchange, contracts: readonly CallContract[]): CaseResult {
  const contract = contractFor(exchange, contracts);
  const { name, method, status } = exchange;
  const row = { case: name, kind: 'recorded', status } as const;
  if (!contract) {
    const note = 'no call of the specification has this method and path';
    const outcome = exchange.isUnpicked ? 'skipped' : 'blocked';
    return { ...row, call: '', sent: method, outcome, checkResult: null, note };
  }
  const checkResult = checkAnswer(exchange, contract);
  const keys = Object.keys(exchange.query);
  return {
    ...row,
    call: contract.call,
    sent: `${method} ${addresses[contract.call].path}${keys.length > 0 ? `?${keys.join('&')}` : ''}`,
    outcome: checkResult.kind === 'fits' ? 'ok' : 'differs',
    checkResult: checkResult.kind,
    ...(checkResult.kind !== 'fits' && { violation: checkResult.violation }),
  };
}

function checkAnswer(exchange: RecordedExchange, { cases, checkReply, checkRequest, readBody, call }: CallContract) {
  const { status, contentType, text, body } = exchange;
  const checkResult = checkExchange(
    { kind: 'answered', status, contentType, text },
    {
      statuses: [...new Set([...cases.flatMap(({ statuses }) => statuses), 400])].sort((a, b) => a - b),
      checkReply,
      personal: personalIn(body),
      secrets: [],
      isDiscreet: true,
      ...(readBody && { readBody }),
    },
  );
  const request = pickRequest(addresses[call].method, exchange);
  if (checkResult.kind !== 'fits' || status !== 200 || !checkRequest || checkRequest(request)) return checkResult;
  return brokenRequest(pickViolation(checkRequest.errors ?? []), request);
}

/** The result for a request that breaks its schema and was answered with 200: it should have been refused. */
function brokenRequest(violation: ReturnType<typeof pickViolation>, request: unknown): CheckResult {
  const nothing = { path: '', expected: 'a request that keeps to its schema', got: 'another one' };
  const described = violation ? describeViolation(violation, request, (value) => describeValue(value, true)) : nothing;
  return { kind: 'status', violation: { ...described, path: `request ${described.path}` } };
}

/**
 * The patient's email and phone in a booking, which no reply may repeat. Names are left out: they may be ordinary
 * words.
 */
function personalIn(body: unknown): readonly string[] {
  const patient = isRecord(body) && isRecord(body.basicInfo) ? body.basicInfo : {};
  return [patient.email, patient.phone].flatMap((text) => (typeof text === 'string' && text !== '' ? [text] : []));
}

/**
 * The contract of the call that was recorded; undefined where it is no call. Search and refresh share an address and
 * differ in their query.
 */
function contractFor(
  { method, path, query }: RecordedExchange,
  contracts: readonly CallContract[],
): CallContract | undefined {
  const fitting = contracts.filter(({ call }) => {
    const address: CallFacts = addresses[call];
    return address.method === method && [address.path, address.otherPath ?? address.path].some((at) => isAt(path, at));
  });
  const isRefresh = 'filter.locationIds' in query || 'filter.licensureState' in query;
  return fitting.length > 1 ? fitting.find(({ call }) => (call === 'refresh-time-slots') === isRefresh) : fitting[0];
}
