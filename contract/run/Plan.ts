import type { CallContract } from '../case/ContractCase.ts';
import type { Environment } from '../exchange/Environment.ts';
import type { Permission } from '../world/Permission.ts';
import type { Wishes } from '../world/Wishes.ts';
import type { CaseResult } from './CaseResult.ts';

/** What a run does. */
export interface Plan {
  readonly environment: Environment;
  readonly contracts: readonly CallContract[];
  readonly wishes: Wishes;
  readonly permission: Permission;
  /** Only cases whose call and name hold one of these texts; all where there are none. */
  readonly only: readonly string[];
  /** Lets the next answer of a call go wrong; only the reference backend can. */
  readonly setFault?: (call: string, fault: object) => Promise<void>;
  /** Whether to stop after the case under way. */
  readonly isStopped: () => boolean;
  /** Told of each case when it ends. */
  readonly onResult: (result: CaseResult) => void;
}

/** Whether the plan may have a broken field of a call: their names are places of the request. */
export const mayChooseFields = (plan: Plan, call: string): boolean =>
  isChosen(plan, call, 'broken fields') || plan.only.some((text) => /\/|request:/.test(text));

/** Whether the plan has a case. */
export const isChosen = ({ only }: Plan, call: string, name: string): boolean =>
  only.length === 0 || only.some((text) => `${call} ${name}`.toLowerCase().includes(text.toLowerCase()));
