import type { CallContract } from '../case/ContractCase.ts';
import type { Environment } from '../exchange/Environment.ts';
import type { OnExchange } from '../world/Guest.ts';
import type { Permission } from '../world/Permission.ts';
import type { TargetOptions } from '../world/TargetOptions.ts';
import type { CaseResult } from './CaseResult.ts';

/** What a run tries, and where. */
export interface Plan {
  readonly environment: Environment;
  readonly contracts: readonly CallContract[];
  readonly target: TargetOptions;
  readonly permission: Permission;
  /**
   * Only cases whose call and name contain one of these texts, from the start of a word on, are tried; all of them where
   * the list is empty.
   */
  readonly only: readonly string[];
  /** How many requests with a broken field are sent at once. */
  readonly atOnce: number;
  /** Makes the next answer of a call go wrong; only the reference backend can do this. */
  readonly setFault?: (call: string, fault: object) => Promise<void>;
  /** Reads what the server keeps, by the path of its reference port; only where the token of its controls is known. */
  readonly readKept?: (path: string) => Promise<unknown>;
  /** Sets the clock of the server, or lets it go right again; only the reference backend can do this. */
  readonly setClock?: (now: Date | undefined) => Promise<void>;
  readonly onExchange?: OnExchange;
  /** Whether to stop after the case under way. */
  readonly isStopped: () => boolean;
  /** Called with the result of each case when it ends. */
  readonly onResult: (result: CaseResult) => void;
}

/** Whether `only` may choose broken fields of a call. Their names begin with a place in the request. */
export const mayChooseFields = (plan: Plan, call: string): boolean =>
  isChosen(plan, call, 'broken fields') || plan.only.some((text) => /\/|request:/.test(text));

/** Whether `only` chooses a case. */
export const isChosen = ({ only }: Plan, call: string, name: string): boolean =>
  only.length === 0 || only.some((text) => hasWords(`${call} ${name}`.toLowerCase(), text.toLowerCase()));

/** Whether the text is in there from the start of a word on: `schedule` is not in `reschedule`. */
const hasWords = (whole: string, text: string): boolean =>
  [...whole].some((_, at) => whole.startsWith(text, at) && !/[a-z]/.test(whole[at - 1] ?? ''));
