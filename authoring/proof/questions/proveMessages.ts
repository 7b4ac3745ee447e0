import { isShown } from '#engine';
import { listReasons } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import { isFree } from '../reads.ts';
import { truthParts } from '../rules/ruleParts.ts';
import type { QuestionContext } from './QuestionContext.ts';

/** Reports notices that nobody is ever shown, and conditions of notices that change nothing. */
export function proveMessages({ question, place, model, prover, asked, report }: QuestionContext): void {
  for (const [index, { when }] of question.notices.entries()) {
    if (when === undefined) continue;
    const at = below(place, 'messages', index, 'when');
    const shown = {
      description: 'the message is shown',
      place: at,
      parts: truthParts(when.root, at, model.scope),
      holds: () => isShown([model.decide(when)]),
    };
    const excluding = prover.excluded([shown, ...asked]);
    if (excluding !== undefined) {
      const message = `Message ${index + 1} of "${question.id}" can never be shown.`;
      report({ ...at, code: 'message-never-shown', severity: 'error', message, excluding: listReasons(excluding, at) });
    } else if (isFree(when, model.resolve)) {
      const hidden = {
        description: 'the message is hidden',
        place: at,
        holds: () => !isShown([model.decide(when)]),
      };
      const message = `Message ${index + 1} of "${question.id}" is always shown: its condition always holds.`;
      if (prover.excluded([hidden]) !== undefined) report({ ...at, code: 'always-holds', severity: 'error', message });
    }
  }
}
