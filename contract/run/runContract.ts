import { addresses } from '../calls/addresses.ts';
import type { CallContract, ContractCase } from '../case/ContractCase.ts';
import { headerCases } from '../case/headerCases.ts';
import { SkippedCase } from '../case/SkippedCase.ts';
import { queryString } from '../exchange/Sending.ts';
import { Register } from '../register/Register.ts';
import { Finder } from '../world/Finder.ts';
import { Guest } from '../world/Guest.ts';
import { Ledger } from '../world/Ledger.ts';
import { type Controls, createWorld, type World } from '../world/World.ts';
import type { CaseResult } from './CaseResult.ts';
import { faults } from './faults.ts';
import { EVERY_FIELD, fieldCases } from './fieldCases.ts';
import { isChosen, mayChooseFields, type Plan } from './Plan.ts';
import { sideBySide } from './sideBySide.ts';
import { tryCase } from './tryCase.ts';

/**
 * Tries every case of every call, one after the other, and takes back after each what it made. Broken fields, which make
 * nothing, are tried side by side.
 */
export async function runContract(plan: Plan): Promise<readonly CaseResult[]> {
  const register = new Register();
  const ledger = new Ledger(register);
  const newGuest = () => new Guest(plan.environment, ledger, plan.permission, plan.onExchange);
  const find = new Finder(newGuest(), plan.target);
  const controls = controlsOf(plan, ledger, register);
  const run: Run = { plan, ledger, newWorld: () => createWorld(plan.target, find, newGuest, controls) };
  const results: CaseResult[] = [];
  for (const contract of plan.contracts) {
    for await (const result of tryCall(contract, run)) {
      results.push(result);
      plan.onResult(result);
    }
  }
  for (const result of everyReply(register, plan)) {
    results.push(result);
    plan.onResult(result);
  }
  return results;
}

/** One row for each promise about every reply of a call; where only some cases were chosen, those that were broken. */
function everyReply({ kept }: Register, plan: Plan): readonly CaseResult[] {
  return kept.flatMap(({ call, promise, violation, query }): readonly CaseResult[] => {
    const name = `in every reply: ${promise}`;
    if (!violation && (plan.isStopped() || !isChosen(plan, call, name))) return [];
    const { method, path } = addresses[call];
    const sent = `${method} ${path}`;
    const row = { call, case: name, kind: 'case', sent, status: 200 } as const;
    return [
      violation
        ? { ...row, sent: sent + queryString(query), outcome: 'differs', checkResult: 'sense', violation }
        : { ...row, outcome: 'ok', checkResult: 'fits' },
    ];
  });
}

function controlsOf({ readKept, setClock }: Plan, ledger: Ledger, register: Register): Controls {
  return {
    ...(readKept && { readKept }),
    ...(setClock && {
      setClock: async (now: Date) => {
        ledger.before(async () => {
          await setClock(undefined);
          register.setClock(undefined);
        });
        await setClock(now);
        register.setClock(now);
      },
    }),
  };
}

interface Run {
  readonly plan: Plan;
  readonly ledger: Ledger;
  readonly newWorld: () => World;
}

async function* tryCall(contract: CallContract, run: Run): AsyncGenerator<CaseResult> {
  const { plan } = run;
  const isCall = contract.readBody === undefined;
  const cases = [...contract.cases, ...(isCall ? headerCases(contract, plan.environment) : [])];
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

/**
 * Tries the request with every field, and then its broken fields. These share one world and are sent side by side,
 * because none of them may make anything. Where the right request is refused, they are not tried: they would be refused for its reason.
 */
async function* fieldResults(contract: CallContract, run: Run): AsyncGenerator<CaseResult> {
  const { plan, ledger, newWorld } = run;
  const { call, whole } = contract;
  const mayChoose = mayChooseFields(plan, call);
  if (!whole || plan.isStopped() || !(mayChoose || isChosen(plan, call, EVERY_FIELD))) return;
  const sample: ContractCase = { name: EVERY_FIELD, statuses: [200], send: whole };
  let accepted: CaseResult | undefined;
  for await (const result of alone(call, run, (world) => tryCase(contract, sample, world, { kind: 'case' }))) {
    accepted ??= result;
    yield result;
  }
  if (!mayChoose || plan.isStopped()) return;
  const name = 'broken fields';
  const row = { call, case: name, kind: 'field', sent: addresses[call].path, status: null, checkResult: null } as const;
  if (accepted?.outcome !== 'ok') {
    const outcome = accepted?.outcome === 'skipped' ? 'skipped' : 'blocked';
    const note = outcome === 'skipped' ? (accepted?.note ?? '') : whyUnbroken(accepted);
    if (isChosen(plan, call, name) || outcome === 'blocked') yield { ...row, outcome, note };
    return;
  }
  const world = newWorld();
  const cases = await casesOrNote(() => fieldCases(contract, world));
  if (cases instanceof SkippedCase) {
    if (isChosen(plan, call, name)) yield { ...row, outcome: cases.outcome, note: cases.message };
  } else {
    const tryField = (each: ContractCase) => tryCase(contract, each, world, { kind: 'field' });
    const chosen = cases.filter((each) => isChosen(plan, call, each.name));
    yield* sideBySide(chosen, plan.atOnce, tryField, plan.isStopped);
  }
  yield* leftBehind(call, name, await ledger.undo());
}

/** Why no field of a request is broken whose every field should have been right. */
const whyUnbroken = (tried: CaseResult | undefined): string =>
  tried?.status === 200
    ? `the request is accepted before a field is broken, but its reply differs: see ${EVERY_FIELD}`
    : 'the request is not accepted before a field is broken';

async function casesOrNote(
  make: () => Promise<readonly ContractCase[]>,
): Promise<readonly ContractCase[] | SkippedCase> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof SkippedCase) return error;
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
