import { addresses } from '../calls/addresses.ts';
import type { CallContract, ContractCase } from '../case/ContractCase.ts';
import { headerCases } from '../case/headerCases.ts';
import { SkippedCase } from '../case/SkippedCase.ts';
import { Finder } from '../world/Finder.ts';
import { Guest } from '../world/Guest.ts';
import { Ledger } from '../world/Ledger.ts';
import { whyForbidden } from '../world/Permission.ts';
import { createWorld, type World } from '../world/World.ts';
import type { CaseResult } from './CaseResult.ts';
import { faults } from './faults.ts';
import { fieldCases } from './fieldCases.ts';
import { isChosen, mayChooseFields, type Plan } from './Plan.ts';
import { tryCase } from './tryCase.ts';

/** Tries every case of every call, one after the other. After each, takes back what it made. */
export async function runContract(plan: Plan): Promise<readonly CaseResult[]> {
  const ledger = new Ledger();
  const newGuest = () => new Guest(plan.environment, ledger, plan.permission, plan.onExchange);
  const find = new Finder(newGuest(), plan.target);
  const run: Run = { plan, ledger, newWorld: () => createWorld(plan.target, find, newGuest) };
  const results: CaseResult[] = [];
  for (const contract of plan.contracts) {
    for await (const result of tryCall(contract, run)) {
      results.push(result);
      plan.onResult(result);
    }
  }
  return results;
}

interface Run {
  readonly plan: Plan;
  readonly ledger: Ledger;
  readonly newWorld: () => World;
}

async function* tryCall(contract: CallContract, run: Run): AsyncGenerator<CaseResult> {
  const { plan } = run;
  const isCall = contract.readBody === undefined;
  const cases = [...contract.cases, ...(isCall ? headerCases(contract) : [])];
  for (const each of cases.filter(({ name }) => isChosen(plan, contract.call, name))) {
    if (plan.isStopped()) return;
    yield* alone(contract.call, run, (world) => tryCase(contract, each, world, { kind: 'case' }));
  }
  yield* fieldResults(contract, run);
  if (isCall) yield* faultResults(contract, run);
}

/** Tries one case in a world of its own, and reports what could not be taken back. */
async function* alone(
  call: string,
  { newWorld, ledger }: Run,
  attempt: (world: World) => Promise<CaseResult>,
): AsyncGenerator<CaseResult> {
  const result = await attempt(newWorld());
  yield result;
  yield* leftBehind(call, result.case, await ledger.undo());
}

const leftBehind = (call: string, name: string, left: readonly string[]): readonly CaseResult[] =>
  left.map((undoing) => ({
    call,
    case: `${name}: taking back`,
    kind: 'case',
    sent: undoing,
    status: null,
    outcome: 'differs',
    checkResult: null,
    note: `left behind: ${undoing} did not take back what was made`,
  }));

/** Tries the broken fields of a call. They share one world, because none of them may make anything. */
async function* fieldResults(contract: CallContract, { plan, ledger, newWorld }: Run): AsyncGenerator<CaseResult> {
  const { call, whole } = contract;
  if (!whole || plan.isStopped() || !mayChooseFields(plan, call)) return;
  const name = 'broken fields';
  const row = { call, case: name, kind: 'field', sent: addresses[call].path, status: null, checkResult: null } as const;
  const reason = whyForbidden(addresses[call], plan.permission);
  if (reason !== undefined) {
    if (isChosen(plan, call, name)) yield { ...row, outcome: 'skipped', note: reason };
    return;
  }
  const world = newWorld();
  for (const each of await casesOrNote(() => fieldCases(contract, world))) {
    if (plan.isStopped()) break;
    if (each instanceof SkippedCase) {
      if (isChosen(plan, call, name)) yield { ...row, outcome: each.outcome, note: each.message };
    } else if (isChosen(plan, call, each.name)) {
      yield await tryCase(contract, each, world, { kind: 'field' });
    }
  }
  yield* leftBehind(call, name, await ledger.undo());
}

async function casesOrNote(
  make: () => Promise<readonly ContractCase[]>,
): Promise<readonly (ContractCase | SkippedCase)[]> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof SkippedCase) return [error];
    throw error;
  }
}

/** Only on the reference backend: tries the first case once for each fault, which must be noticed. */
async function* faultResults(contract: CallContract, run: Run): AsyncGenerator<CaseResult> {
  const { plan } = run;
  const { call, cases } = contract;
  const [first] = cases;
  const { setFault } = plan;
  if (!first || !setFault) return;
  for (const { name, request, expected, timeoutMs } of faults) {
    const fault = `fault: ${name}`;
    if (plan.isStopped() || !isChosen(plan, call, fault)) continue;
    const options = {
      kind: 'fault',
      expected,
      beforeSending: () => setFault(call, request),
      ...(timeoutMs !== undefined && { timeoutMs }),
    } as const;
    yield* alone(call, run, (world) => tryCase(contract, { ...first, name: fault }, world, options));
  }
}
