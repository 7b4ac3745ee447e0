import {
  type Answers,
  initialState,
  type Json,
  type JsonObject,
  type OuterScope,
  pathFor,
  readPageAnswers,
  reduce,
  type WizardAnswers,
} from '#engine';
import type { AskedPlan } from '../journeys/AskedPlan.ts';

/** The answers of a guest, as the app has them. */
export interface FilledAnswers {
  readonly wizard: WizardAnswers;
  readonly questions: Answers;
  readonly outerScope: OuterScope;
}

/**
 * Gives the answers as a guest would, page after page, so that what follows from them is filled in.
 *
 * @param given by `step/field`, or by the name of the field or question alone
 * @throws TypeError for a name that nothing asked has
 */
export function fillAnswers(
  { wizard, questions }: AskedPlan,
  context: JsonObject,
  given: ReadonlyMap<string, Json>,
): FilledAnswers {
  const left = new Map(given);
  const take = (...names: readonly string[]): Json | undefined => {
    const name = names.find((each) => left.has(each));
    const answer = name === undefined ? undefined : left.get(name);
    if (name !== undefined) left.delete(name);
    return answer;
  };
  let state = wizard && initialState(wizard, context);
  for (const { id: step, form } of wizard?.steps ?? [])
    for (const { name: page, fields } of form.pages) {
      const own = fields.flatMap((field) => {
        const answer = take(`${step}/${field}`, field);
        return answer === undefined ? [] : [[field, answer] as const];
      });
      if (!wizard || !state || own.length === 0) continue;
      const answers = { ...readPageAnswers(state.answers, { step, page }), ...Object.fromEntries(own) };
      state = reduce(wizard, state, { type: 'edit', step, page, answers }, context);
    }
  const asked = (questions?.questions ?? []).flatMap(({ id }) => {
    const answer = take(id);
    return answer === undefined ? [] : [[id, answer] as const];
  });
  const [unknown] = left.keys();
  if (unknown !== undefined) throw new TypeError(`Nothing that is asked is called "${unknown}".`);
  const path = wizard && state ? pathFor(wizard, state.answers, context) : [];
  return {
    wizard: state?.answers ?? {},
    questions: Object.fromEntries(asked),
    outerScope: { steps: Object.fromEntries(path.map(({ step, scope }) => [step.id, scope.answers])), context },
  };
}
