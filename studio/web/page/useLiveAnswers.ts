import { useCallback, useMemo, useState } from 'react';
import {
  type Answers,
  evaluateCondition,
  initialQuestions,
  initialState,
  type JsonObject,
  type OuterScope,
  type Path,
  pathFor,
  type QuestionsAction,
  type QuestionsState,
  questionPath,
  reduce,
  reduceQuestions,
  restoreState,
  type WizardAction,
  type WizardPlan,
  type WizardState,
} from '#engine';
import type { LivePlan } from './plan/LivePlan.ts';
import type { Situation } from './situation/Situation.ts';

/** The answers that the author gives in the live page, and what they lead to. They are kept while documents change. */
export interface LiveAnswers {
  readonly wizard: WizardState | undefined;
  readonly questions: QuestionsState | undefined;
  readonly outerScope: OuterScope;
  /** Whether the forms are done and the questions follow. */
  readonly isAtQuestions: boolean;
  /** Whether verifying or sending has failed. */
  readonly hasFailed: boolean;
  /** Of a prescreen that is done: the services that its answers lead to. */
  readonly serviceIds: readonly number[];
  readonly act: (action: WizardAction) => void;
  readonly ask: (action: QuestionsAction) => void;
  readonly setWizard: (state: WizardState) => void;
  readonly setQuestions: (state: QuestionsState) => void;
  readonly restart: () => void;
}

export function useLiveAnswers(
  { wizard: plan, questions: asked, services }: LivePlan,
  context: JsonObject,
  network: Situation['network'],
): LiveAnswers {
  const [keptWizard, setWizard] = useState<WizardState>();
  const [keptQuestions, setQuestions] = useState<QuestionsState>();
  const [hasFailed, setFailed] = useState(false);
  const wizard = useMemo(() => plan && currentWizard(plan, keptWizard, context), [plan, keptWizard, context]);
  const isAtQuestions = asked !== undefined && (wizard === undefined || wizard.phase === 'submitting');
  const outerScope = useMemo(
    () => ({ steps: plan && wizard ? stepAnswers(pathFor(plan, wizard.answers, context)) : {}, context }),
    [plan, wizard, context],
  );
  const questions = useMemo(
    () => asked && currentQuestions(asked, keptQuestions, outerScope),
    [asked, keptQuestions, outerScope],
  );
  const act = useCallback(
    (action: WizardAction) => {
      if (!plan || !wizard) return;
      let after = reduce(plan, wizard, action, context);
      const waits = after.phase === 'verifying' || (after.phase === 'submitting' && asked === undefined);
      setFailed(waits && network === 'fails');
      if (after.phase === 'verifying')
        after = reduce(plan, after, { type: network === 'works' ? 'verified' : 'verificationStopped' }, context);
      if (after.phase === 'submitting' && asked === undefined && network === 'fails')
        after = reduce(plan, after, { type: 'submitFailed' }, context);
      setWizard(after);
    },
    [plan, wizard, context, asked, network],
  );
  const ask = useCallback(
    (action: QuestionsAction) => {
      if (asked && questions) setQuestions(reduceQuestions(asked, questions, action, outerScope));
    },
    [asked, questions, outerScope],
  );
  const isDone = asked ? questions?.phase === 'eligible' : wizard?.phase === 'submitting';
  const found = services.find(({ when }) => {
    if (when === undefined) return true;
    const scope = { ...outerScope, answers: questions?.answers ?? {}, settings: {} };
    return evaluateCondition(when, scope) === true;
  });
  return {
    wizard,
    questions,
    outerScope,
    isAtQuestions,
    hasFailed,
    serviceIds: isDone ? (found?.serviceIds ?? []) : [],
    act,
    ask,
    setWizard,
    setQuestions,
    restart: () => {
      setWizard(undefined);
      setQuestions(undefined);
      setFailed(false);
    },
  };
}

/** The kept state on a plan that may be another one by now: a page that is gone leads to the first. */
function currentWizard(plan: WizardPlan, kept: WizardState | undefined, context: JsonObject): WizardState {
  if (kept === undefined) return initialState(plan, context);
  const state = restoreState(plan, kept, context);
  const path = pathFor(plan, state.answers, context);
  const { position } = state;
  if (path.some(({ step, page }) => step.id === position.step && page.name === position.page)) return state;
  const [first] = path;
  return first ? { ...state, position: { step: first.step.id, page: first.page.name } } : state;
}

function currentQuestions(
  plan: NonNullable<LivePlan['questions']>,
  kept: QuestionsState | undefined,
  outerScope: OuterScope,
): QuestionsState {
  const start = initialQuestions(plan, outerScope, kept?.answers);
  const isThere = questionPath(plan, kept?.answers ?? {}, outerScope).some(
    ({ question }) => question.id === kept?.position,
  );
  return kept && isThere ? kept : start;
}

/** What the rules of questions and services read of the forms. */
const stepAnswers = (path: Path): Readonly<Record<string, Answers>> =>
  Object.fromEntries(path.map(({ step, scope }) => [step.id, scope.answers]));
