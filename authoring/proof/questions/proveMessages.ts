import { evaluateCondition, isShown } from '#engine';
import { below } from '../placeIn.ts';
import { isFree } from '../reads.ts';
import { reasonsOf } from '../reasonsOf.ts';
import { truthParts } from '../ruleParts.ts';
import type { QuestionSite } from './QuestionSite.ts';

/** Notices that nobody is ever shown, and conditions of notices that change nothing. */
export function proveMessages({ question, place, ground, prover, asked, report }: QuestionSite): void {
  for (const [index, { when }] of question.notices.entries()) {
    if (when === undefined) continue;
    const at = below(place, 'messages', index, 'when');
    const shown = {
      words: 'the message is shown',
      place: at,
      parts: truthParts(when.root, at, ground.scope),
      holds: () => isShown([evaluateCondition(when, ground.scope)]),
    };
    const excluding = prover.excluded([shown, ...asked]);
    if (excluding !== undefined) {
      const message = `Message ${index + 1} of "${question.id}" can never be shown.`;
      report({ ...at, code: 'unsaid', severity: 'error', message, excluding: reasonsOf(excluding, at) });
    } else if (isFree(when, ground.resolve)) {
      const hidden = {
        words: 'the message is hidden',
        place: at,
        holds: () => !isShown([evaluateCondition(when, ground.scope)]),
      };
      const message = `Message ${index + 1} of "${question.id}" is always shown: its condition always holds.`;
      if (prover.excluded([hidden]) !== undefined) report({ ...at, code: 'always', severity: 'warning', message });
    }
  }
}
