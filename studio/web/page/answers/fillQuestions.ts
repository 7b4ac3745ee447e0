import {
  currentQuestion,
  type OuterScope,
  presentedSchema,
  type QuestionnairePlan,
  type QuestionsState,
  questionPath,
  reduceQuestions,
} from '#engine';
import { candidates } from './candidates.ts';
import type { FillKind } from './FillKind.ts';

/** Answers the question that the guest is at. Minimal and maximal answers let the guest go on, where one does. */
export function fillQuestion(
  plan: QuestionnairePlan,
  state: QuestionsState,
  outerScope: OuterScope,
  kind: FillKind,
): QuestionsState {
  const here = currentQuestion(questionPath(plan, state.answers, outerScope), state);
  if (here === undefined) return state;
  const { id } = here.question;
  const [schema = {}] = Object.values(presentedSchema(here.view).properties ?? {});
  const today = String(outerScope.context.today ?? '2026-01-01');
  const tried = (here.choices ?? candidates(schema, kind, today)).map((answer) => {
    const answered = reduceQuestions(plan, state, { type: 'edit', question: id, answer }, outerScope);
    const next = reduceQuestions(plan, answered, { type: 'continue' }, outerScope);
    return { answered, next, isRefused: next.phase === 'ineligible' || next.position === id };
  });
  if (kind === 'wrong') {
    const refused = tried.find(({ isRefused }) => isRefused);
    return refused?.next ?? reduceQuestions(plan, state, { type: 'continue' }, outerScope);
  }
  const accepted = tried.filter(
    ({ next }) => next.phase !== 'ineligible' && (next.position !== id || next.phase === 'eligible'),
  );
  const best = kind === 'minimal' ? accepted[0] : accepted.at(-1);
  return (best ?? tried[0])?.answered ?? state;
}

/** More questions than any questionnaire has. */
const most = 100;

/** Answers question after question, to an end or to the first one that is refused. */
export function fillQuestions(
  plan: QuestionnairePlan,
  state: QuestionsState,
  outerScope: OuterScope,
  kind: FillKind,
): QuestionsState {
  let now = state;
  for (let count = 0; count < most && now.phase === 'pending'; count += 1) {
    const { refusals } = now;
    now = reduceQuestions(plan, fillQuestion(plan, now, outerScope, kind), { type: 'continue' }, outerScope);
    if (now.refusals > refusals) return now;
  }
  return now;
}
