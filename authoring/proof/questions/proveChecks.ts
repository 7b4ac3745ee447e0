import { answersIn, listReasons } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import { isFree, sourcesRead } from '../reads.ts';
import { Demand } from '../solve/Demand.ts';
import type { QuestionContext } from './QuestionContext.ts';
import { accepted, answered, checked, ownChecks, passesChecks } from './questionConditions.ts';

/** Reports checks whose message is never shown, and questions whose checks no answer passes. */
export function proveChecks(context: QuestionContext): void {
  proveFailures(context);
  if (provePassing(context)) proveWayOut(context);
}

function proveFailures(context: QuestionContext): void {
  const { question, place, model, prover, asked, report } = context;
  for (const [index, { that }] of ownChecks(question).entries()) {
    if (!isFree(that, model.resolve)) continue;
    const excluding = prover.excluded([checked(context, index, false), answered(context), ...asked]);
    if (excluding === undefined) continue;
    const at = below(place, 'checks', index);
    const message = `The message of check ${index + 1} of "${question.id}" can never be shown: the check never fails.`;
    report({ ...at, code: 'message-never-shown', severity: 'error', message, excluding: listReasons(excluding, at) });
  }
}

function provePassing(context: QuestionContext): boolean {
  const { question, place, prover, asked, report } = context;
  if (ownChecks(question).length === 0) return true;
  const excluding = prover.excluded([...accepted(context), ...asked]);
  if (excluding === undefined) return true;
  const at = below(place, 'checks');
  const message = `No answer to "${question.id}" is accepted.`;
  report({ ...at, code: 'no-answer-accepted', severity: 'error', message, excluding: listReasons(excluding, at) });
  return false;
}

/** Reports when earlier answers can leave the guest without any answer that is accepted. */
function proveWayOut(context: QuestionContext): void {
  const { question, place, model, prover, asked, report, world } = context;
  const source = model.findSource(question);
  const others = ownChecks(question).flatMap(({ that }) => sourcesRead(that, model.resolve));
  if (source === undefined || others.every((other) => other === source)) return;
  const noneAccepted = {
    description: 'no answer is accepted',
    place: below(place, 'checks'),
    holds: () => {
      for (const other of others) if (other !== source) world.read(other.variable);
      const domain = prover.choosable(source.variable);
      if ('first' in domain) throw new Demand(domain.first);
      if (!domain.complete) return false;
      return domain.values.every((value) => {
        world.assign(source.variable, value);
        try {
          return model.taken(question) === undefined || !passesChecks(question, model);
        } finally {
          world.release(source.variable);
        }
      });
    },
  };
  const witness = prover.example([noneAccepted, ...asked]);
  if (witness === undefined) return;
  const message = `"${question.id}" can become impossible to answer: its checks then accept no answer.`;
  report({
    ...below(place, 'checks'),
    code: 'no-answer-left',
    severity: 'error',
    message,
    witness: answersIn(witness),
  });
}
