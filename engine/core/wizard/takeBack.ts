import { isSameJson, type Json } from '../json/Json.ts';
import { type Path, readPosition } from './path.ts';
import { type Position, readPageAnswers, type WizardAnswers, type WizardState } from './WizardState.ts';

type Given = Pick<WizardState, 'answers' | 'givenFor'>;

/**
 * Takes back the answers that were given for a computed value which is another by now, such as the signature for a name.
 * While the value is not known, they stay. Returns the same `answers` when nothing is taken back.
 *
 * @param before the state before the edit
 * @param answers the answers after it, with their path
 */
export function takeBack(before: Given, answers: WizardAnswers, path: Path): Given {
  let taken: Given = { answers, ...(before.givenFor && { givenFor: before.givenFor }) };
  for (const view of path) {
    const position = readPosition(view);
    for (const [field, computed] of view.page.renewals) {
      const answer = read(answers, position, field);
      const value = view.scope.answers[computed];
      const isNew = !isSameJson(answer, read(before.answers, position, field));
      const last = isNew ? undefined : read(before.givenFor ?? {}, position, field);
      if (isNew) taken = { ...taken, givenFor: put(taken.givenFor ?? {}, position, field, answer && value) };
      else if (last !== undefined && value !== undefined && !isSameJson(last, value))
        taken = {
          answers: put(taken.answers, position, field, undefined),
          givenFor: put(taken.givenFor ?? {}, position, field, undefined),
        };
    }
  }
  return taken;
}

function read(all: WizardAnswers, position: Position, field: string): Json | undefined {
  const answers = readPageAnswers(all, position);
  return Object.hasOwn(answers, field) ? answers[field] : undefined;
}

function put(all: WizardAnswers, position: Position, field: string, value: Json | undefined): WizardAnswers {
  const { step, page } = position;
  const { [field]: _old, ...others } = readPageAnswers(all, position);
  return { ...all, [step]: { ...all[step], [page]: value === undefined ? others : { ...others, [field]: value } } };
}
