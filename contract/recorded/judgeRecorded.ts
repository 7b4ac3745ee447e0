import { addresses } from '../calls/addresses.ts';
import type { CallContract } from '../case/ContractCase.ts';
import { isRecord } from '../exchange/json.ts';
import { requestOf } from '../exchange/Sending.ts';
import { describeValue } from '../judge/describeValue.ts';
import { describeViolation, firstOf } from '../judge/describeViolation.ts';
import type { Judgement } from '../judge/Judgement.ts';
import { judge } from '../judge/judge.ts';
import type { CaseResult } from '../run/CaseResult.ts';
import { contractFor } from './contractFor.ts';
import type { RecordedExchange } from './RecordedExchange.ts';

/** Judges a recorded answer by the call that its request is. What was recorded may be real: values are described, never shown. */
export function judgeRecorded(exchange: RecordedExchange, contracts: readonly CallContract[]): CaseResult {
  const contract = contractFor(exchange, contracts);
  const { name, method, status } = exchange;
  const row = { case: name, kind: 'recorded', status } as const;
  if (!contract) {
    const note = 'no call of the specification has this method and path';
    const verdict = exchange.isUnpicked ? 'skipped' : 'blocked';
    return { ...row, call: '', sent: method, verdict, judgement: null, note };
  }
  const judgement = judgeAnswer(exchange, contract);
  const keys = Object.keys(exchange.query);
  return {
    ...row,
    call: contract.call,
    sent: `${method} ${addresses[contract.call].path}${keys.length > 0 ? `?${keys.join('&')}` : ''}`,
    verdict: judgement.kind === 'fits' ? 'ok' : 'differs',
    judgement: judgement.kind,
    ...(judgement.kind !== 'fits' && { difference: judgement.difference }),
  };
}

function judgeAnswer(exchange: RecordedExchange, { cases, checkReply, checkRequest, readBody, call }: CallContract) {
  const { status, contentType, text, body } = exchange;
  const judgement = judge(
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
  const request = requestOf(addresses[call].method, exchange);
  if (judgement.kind !== 'fits' || status !== 200 || !checkRequest || checkRequest(request)) return judgement;
  return brokenRequest(firstOf(checkRequest.errors ?? []), request);
}

/** A right answer to a wrong request: it should have been refused. */
function brokenRequest(violation: ReturnType<typeof firstOf>, request: unknown): Judgement {
  const nothing = { path: '', expected: 'a request that keeps to its schema', got: 'another one' };
  const difference = violation ? describeViolation(violation, request, (value) => describeValue(value, true)) : nothing;
  return { kind: 'status', difference: { ...difference, path: `request ${difference.path}` } };
}

/** What a booking says of its patient and no reply may repeat. Names are left out: they may be ordinary words. */
function personalIn(body: unknown): readonly string[] {
  const patient = isRecord(body) && isRecord(body.basicInfo) ? body.basicInfo : {};
  return [patient.email, patient.phone].flatMap((text) => (typeof text === 'string' && text !== '' ? [text] : []));
}
