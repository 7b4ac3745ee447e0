import type { PagePlan } from '../form/PagePlan.ts';
import type { Scope } from '../rules/Scope.ts';
import type { StepPlan } from './WizardPlan.ts';

export interface Position {
  readonly step: string;
  readonly page: string;
}

/** One page on the path, with what its rules say now. */
export interface PathPage {
  readonly step: StepPlan;
  readonly page: PagePlan;
  /** Shown fields, in the order of the schema. */
  readonly shown: readonly string[];
  /** Shown fields that must be answered. */
  readonly required: readonly string[];
  readonly scope: Scope;
}

/** The pages that the guest goes through, in order. Never empty. */
export type Path = readonly PathPage[];
