import type { Place } from '#engine';
import { answersIn } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import type { Condition } from '../solve/Condition.ts';
import type { QuestionContext } from './QuestionContext.ts';

/** Reports when a guest can be asked nothing at all, and so is eligible at once. */
export function proveAsked(contexts: readonly QuestionContext[], place: Place, before: readonly Condition[]): void {
  const [first] = contexts;
  if (first === undefined || contexts.some(({ question }) => question.skipWhen === undefined)) return;
  const skipped = contexts.map(
    (context): Condition => ({
      description: `"${context.question.id}" is skipped`,
      place: below(context.place, 'skipWhen'),
      holds: () => context.model.isSkipped(context.question),
    }),
  );
  const witness = first.prover.example([...skipped, ...before]);
  if (witness === undefined) return;
  const message = 'Every question can be skipped: the guest is then asked nothing and is eligible at once.';
  first.report({ ...place, code: 'nothing-asked', severity: 'warning', message, witness: answersIn(witness) });
}
