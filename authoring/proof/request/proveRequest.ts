import type { Place } from '#engine';
import type { StepContext } from '../forms/StepContext.ts';
import type { ProofProblem } from '../ProofProblem.ts';
import type { Condition } from '../solve/Condition.ts';
import type { NeededAnswers } from './NeededAnswers.ts';
import { payloadLines } from './PayloadLine.ts';
import { proveCollisions } from './proveCollisions.ts';
import { proveConsents } from './proveConsents.ts';
import { proveDates } from './proveDates.ts';
import { proveEntries } from './proveEntries.ts';
import { proveRequired } from './proveRequired.ts';
import { proveTaken } from './proveTaken.ts';
import type { RequestContext } from './RequestContext.ts';
import type { RequestContract } from './RequestContract.ts';

/** A form configuration that ends in a booking. */
export interface BookingForms {
  readonly steps: readonly StepContext[];
  /** Conditions: every page is valid, as far as the guest sees it. */
  readonly right: readonly Condition[];
  /** The place where the configuration names its steps. */
  readonly place: Place;
  /** What the bookings need that use these forms. */
  readonly needs: readonly NeededAnswers[];
}

/** Proves that the booking request accepts every answer that guests may give. */
export function proveRequest(forms: BookingForms, contract: RequestContract): void {
  const { steps, place, needs } = forms;
  const [first] = steps;
  if (first === undefined) return;
  const request = requestOf(first, forms, contract);
  // First what an edit of a field breaks most often: an author hears of it while the rest goes on.
  proveTaken(request);
  proveCollisions(request);
  proveRequired(request, place);
  proveDates(request);
  proveEntries(request);
  proveConsents(request, needs, first, place);
}

/** Proves that the booking request accepts the additional answers that the forms of a prescreen send with it. */
export function proveForwarded(forms: Omit<BookingForms, 'needs'>, contract: RequestContract): void {
  const [first] = forms.steps;
  if (first === undefined) return;
  const whole = requestOf(first, forms, contract);
  const request = { ...whole, lines: whole.lines.filter(({ label }) => label !== undefined) };
  if (request.lines.length === 0) return;
  proveCollisions(request);
  proveTaken(request);
  proveEntries(request);
}

function requestOf(
  { prover, world, report }: StepContext,
  { steps, right, place }: Omit<BookingForms, 'needs'>,
  contract: RequestContract,
): RequestContext {
  return {
    lines: payloadLines(steps),
    contract,
    world,
    noteUndecided: prover.noteUndecided,
    report: (problem: ProofProblem) => report({ ...problem, configuration: place.document }),
    possible: (conditions: readonly Condition[]) => prover.possibleWith(conditions, right),
  };
}
