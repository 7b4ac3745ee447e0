import { formatPointer } from '../../json/pointer.ts';
import { readGiven, sentValue } from '../../wizard/buildPayload.ts';
import type { Path } from '../../wizard/path.ts';
import type { Reason } from '../explanation/Explanation.ts';
import { competingLines, findLine } from './findCone.ts';
import { computeReasons, conditionReasons, fieldConditions, type StepReasons } from './pathReasons.ts';
import { findField } from './WizardCase.ts';

/** Why a payload line is sent or not: its field is hidden or off the path, not answered, encoded to nothing, replaced. */
export function lineReasons(at: StepReasons, path: Path, pointer: string): readonly Reason[] {
  const { step, given } = at;
  const { plan, context, encoders } = given;
  const line = findLine(step, pointer);
  const place = { document: step.document, pointer: line.pointer };
  const [field = ''] = line.from;
  const { page } = findField(plan, step.id, field);
  const view = path.find((each) => each.step.id === step.id);
  const conditions = conditionReasons(at, fieldConditions(at, page, field));
  const shown = path.some((each) => each.step.id === step.id && each.shown.includes(field));
  const answer = view && readGiven(view.scope.answers, line.from);
  const about = formatPointer(line.from);
  const computed = shown ? computeReasons(at, page, field) : [];
  const reasons: Reason[] = [...conditions, ...computed];
  if (shown && computed.length === 0)
    reasons.push({ ...place, effect: answer === undefined ? 'unanswered' : 'answered', decides: true, about });
  if (view === undefined) return reasons;
  const value = sentValue(line, { answers: view.scope.answers, context }, encoders);
  if (answer === undefined && line.otherwise !== undefined)
    reasons.push({ ...place, effect: 'otherwise', decides: true, value: line.otherwise });
  if (answer !== undefined && line.send !== undefined)
    reasons.push({ ...place, effect: 'constant', decides: true, value: line.send });
  if (answer !== undefined && line.as !== undefined)
    reasons.push({
      ...place,
      effect: 'encoder',
      decides: true,
      about: line.as,
      ...(value !== undefined && { value }),
    });
  if (value === undefined) return reasons;
  const later = competingLines(plan, step, line)
    .slice(1)
    .filter(([owner, each]) => {
      const scope = path.find((here) => here.step.id === owner.id)?.scope;
      return scope !== undefined && sentValue(each, { answers: scope.answers, context }, encoders) !== undefined;
    });
  const last = later.at(-1);
  if (last !== undefined)
    reasons.push({ document: last[0].document, pointer: last[1].pointer, effect: 'replaced', decides: true });
  return reasons;
}
