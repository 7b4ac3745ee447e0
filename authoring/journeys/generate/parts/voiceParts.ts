import { evaluateCondition } from '#engine';
import { pageConditions } from '../../../proof/forms/formConditions.ts';
import type { StepContext } from '../../../proof/forms/StepContext.ts';
import { placeIn } from '../../../proof/placeIn.ts';
import type { Condition } from '../../../proof/solve/Condition.ts';
import { voiceOf } from '../../record/pageAt.ts';
import { type Part, partOf, type Seen } from './Part.ts';

/** The voices of a form: a page is read in each, and in the form's first words. */
export function voiceParts(step: StepContext): readonly Part[] {
  const { model, places } = step;
  const { form, id } = model.step;
  const [page] = form.pages;
  if (page === undefined || form.voices.length === 0) return [];
  const { document } = places.page(page.name);
  return [undefined, ...form.voices].map((_, voice) => {
    const place = voice === 0 ? placeIn(document, 'voice', 'words') : placeIn(document, 'voice', 'others', voice - 1);
    const isHeard = (seen: Seen) =>
      seen.kind === 'page' && !seen.isTry && seen.view.step.id === id && voiceOf(seen.view) === voice;
    const chosen: Condition = {
      description: 'the form speaks in this voice',
      place,
      holds: () => form.voices.findIndex(({ when }) => evaluateCondition(when, model.scope) === true) + 1 === voice,
    };
    return partOf(place, 'is read', isHeard, { way: [chosen, ...pageConditions(step, page)] });
  });
}
