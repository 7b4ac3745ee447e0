import { type JsonObject, pathFor, type QuestionnairePlan, questionPath, type WizardPlan } from '#engine';
import { describeRule } from '#engine/explain';
import { formatPointer } from '../json/pointer.ts';
import type { LivePlan } from '../page/plan/LivePlan.ts';
import type { LiveAnswers } from '../page/useLiveAnswers.ts';
import { createTrail, type Trail } from './createTrail.ts';
import type { MapGraph } from './MapGraph.ts';
import { questionWays } from './questionWays.ts';

type Given = Pick<LiveAnswers, 'wizard' | 'questions' | 'outerScope' | 'isAtQuestions'>;

/** The map of all that a plan asks: each page, question, branch and end, with the way of the present answers. */
export function drawMap({ wizard, questions, books }: LivePlan, given: Given, context: JsonObject): MapGraph {
  const trail = createTrail();
  if (wizard) addPages(trail, wizard, given, context);
  if (questions) addQuestions(trail, questions, given, wizard);
  else trail.finish(books ? 'Sent' : 'Done', given.wizard?.phase === 'submitting');
  return trail.graph();
}

function addPages(trail: Trail, plan: WizardPlan, { wizard: state, isAtQuestions }: Given, context: JsonObject): void {
  const path = pathFor(plan, state?.answers ?? {}, context);
  for (const step of plan.steps) {
    const views = path.filter((view) => view.step.id === step.id);
    const title = (names: readonly string[]) => titleIn(plan, step.id, names);
    const addAll = () => {
      for (const [index, page] of step.form.pages.entries()) {
        const isOnPath = views.some((view) => view.page.name === page.name);
        const id = `${step.id}/${page.name}`;
        const addPage = () =>
          trail.add({
            id,
            kind: 'page',
            label: page.title === step.title ? page.title : `${step.title}: ${page.title}`,
            document: step.document,
            pointer: formatPointer(['pages', index]),
            isOnPath,
            isHere: !isAtQuestions && state?.position.step === step.id && state.position.page === page.name,
          });
        if (page.when === undefined) addPage();
        else
          trail.branch(
            {
              id: `${id}?`,
              label: describeRule(page.when, title),
              place: page.when.place,
              ...asCondition,
              goes: views.length === 0 ? undefined : isOnPath ? 'into' : 'past',
            },
            addPage,
          );
      }
    };
    if (step.when === undefined) addAll();
    else
      trail.branch(
        {
          id: `${step.id}?`,
          label: describeRule(step.when, title),
          place: step.when.place,
          ...asCondition,
          goes: views.length > 0 ? 'into' : 'past',
        },
        addAll,
      );
  }
}

const asCondition = { into: 'yes', past: 'otherwise' } as const;

function addQuestions(
  trail: Trail,
  plan: QuestionnairePlan,
  { questions, outerScope, isAtQuestions }: Given,
  forms: WizardPlan | undefined,
): void {
  const path = isAtQuestions && questions ? questionPath(plan, questions.answers, outerScope) : [];
  const last = path.at(-1);
  const lastIndex = last ? plan.questions.indexOf(last.question) : -1;
  const title = (names: readonly string[]) => questionTitle(plan, names) ?? (forms && titleIn(forms, '', names));
  for (const [index, question] of plan.questions.entries()) {
    const asked = path.find((each) => each.question === question);
    const addQuestion = () => {
      trail.add({
        id: `?${question.id}`,
        kind: 'question',
        label: question.title,
        document: plan.document,
        pointer: formatPointer(['questions', index]),
        isOnPath: asked !== undefined,
        isHere: isAtQuestions && questions?.phase === 'pending' && questions.position === question.id,
      });
      const ways = questionWays(question, ({ holds }) => describeRule(holds, title));
      for (const { target, label } of ways) {
        if (target.to === 'next') continue;
        const isTaken =
          asked?.outcome.to === target.to &&
          (asked.outcome.to !== 'ineligible' ||
            (asked.outcome.message ?? '') === ('message' in target && target.message));
        trail.leave(endLabel(target), { label, isTaken });
      }
      trail.part(
        ways.flatMap(({ target, label }) =>
          target.to === 'next' ? [{ label, isTaken: asked?.outcome.to === 'next' }] : [],
        ),
      );
    };
    const isPassed = index < lastIndex || last?.outcome.to === 'next';
    if (question.skipWhen === undefined) addQuestion();
    else
      trail.branch(
        {
          id: `?${question.id}?`,
          label: describeRule(question.skipWhen, title),
          place: question.skipWhen.place,
          into: 'otherwise',
          past: 'skipped',
          goes: asked ? 'into' : isPassed ? 'past' : undefined,
        },
        addQuestion,
      );
  }
  trail.finish(endLabel({ to: 'eligible' }), last?.outcome.to === 'next');
}

const endLabel = (target: { readonly to: string; readonly message?: string }): string =>
  target.to === 'eligible' ? 'Eligible' : `Not eligible${target.message ? `: ${target.message}` : ''}`;

function titleIn(plan: WizardPlan, own: string, [root, ...rest]: readonly string[]): string | undefined {
  const [step, field = ''] = root === 'answers' ? [own, rest[0]] : root === 'steps' ? rest : [];
  const page = plan.steps.find(({ id }) => id === step)?.form.pages.find(({ fields }) => fields.includes(field));
  return page?.schema.properties[field]?.title;
}

const questionTitle = (plan: QuestionnairePlan, [root, id]: readonly string[]): string | undefined =>
  root === 'answers' || root === 'criteria' ? plan.questions.find((each) => each.id === id)?.title : undefined;
