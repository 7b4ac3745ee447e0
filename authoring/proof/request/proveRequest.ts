import type { Place } from '#engine';
import type { FlowName } from '../../../app/journey/flow/Flow.ts';
import type { StepContext } from '../forms/StepContext.ts';
import type { ProofProblem } from '../ProofProblem.ts';
import type { Condition } from '../solve/Condition.ts';
import { payloadLines } from './PayloadLine.ts';
import { proveCollisions } from './proveCollisions.ts';
import { proveConsents } from './proveConsents.ts';
import { proveEntries } from './proveEntries.ts';
import { proveRequired } from './proveRequired.ts';
import { proveTaken } from './proveTaken.ts';
import type { RequestContract } from './RequestContract.ts';

/** A form configuration that ends in a booking. */
export interface BookingForms {
  readonly steps: readonly StepContext[];
  /** Conditions: every page is valid, as far as the guest sees it. */
  readonly right: readonly Condition[];
  /** The place where the configuration names its steps. */
  readonly place: Place;
  /** The flows that use these forms. */
  readonly flows: readonly FlowName[];
}

/** Proves that the booking request accepts every answer that guests may give. */
export function proveRequest({ steps, right, place, flows }: BookingForms, contract: RequestContract): void {
  const [first] = steps;
  if (first === undefined) return;
  const { prover, report } = first;
  const request = {
    lines: payloadLines(steps),
    contract,
    noteUndecided: prover.noteUndecided,
    report: (problem: ProofProblem) => report({ ...problem, configuration: place.document }),
    // Tries the conditions alone first: most exclude each other already, and this is found faster than with all pages.
    possible: (conditions: readonly Condition[]) =>
      prover.possible(conditions) && prover.possible([...conditions, ...right]),
  };
  proveCollisions(request);
  proveRequired(request, place);
  proveTaken(request);
  proveEntries(request);
  proveConsents(request, flows, first, place);
}
