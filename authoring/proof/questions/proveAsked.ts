import type { Place } from '#engine';
import { below } from '../placeIn.ts';
import { answersIn } from '../reasonsOf.ts';
import type { Condition } from '../solve/Condition.ts';
import type { QuestionSite } from './QuestionSite.ts';

/** Whether a guest can be asked nothing at all, and so is eligible at once. */
export function proveAsked(sites: readonly QuestionSite[], place: Place, before: readonly Condition[]): void {
  const [first] = sites;
  if (first === undefined || sites.some(({ question }) => question.skipWhen === undefined)) return;
  const skipped = sites.map(
    (site): Condition => ({
      words: `"${site.question.id}" is skipped`,
      place: below(site.place, 'skipWhen'),
      holds: () => site.ground.isSkipped(site.question),
    }),
  );
  const witness = first.prover.example([...skipped, ...before]);
  if (witness === undefined) return;
  const message = 'A guest can be asked nothing: every question is skipped then, and the guest is eligible at once.';
  first.report({ ...place, code: 'unasked', severity: 'warning', message, witness: answersIn(witness) });
}
