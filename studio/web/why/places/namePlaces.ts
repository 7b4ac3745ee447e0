import type { JsonObject, QuestionnairePlan, WizardPlan } from '#engine';
import {
  type ExplainedPlace,
  listPlaces,
  listQuestionPlaces,
  type QuestionPlace,
  type WizardPlace,
} from '#engine/explain';
import { encoders } from '../../../../app/journey/index.ts';
import { formatPointer } from '../../json/pointer.ts';
import type { LivePlan } from '../../page/plan/LivePlan.ts';
import type { LiveAnswers } from '../../page/useLiveAnswers.ts';
import { type NamedPlace, placeKey } from './NamedPlace.ts';

/** All places of a page in the order of its documents, the forms before the questions, each with its outcome now. */
export function namePlaces(
  { wizard, questions }: LivePlan,
  answers: Pick<LiveAnswers, 'wizard' | 'questions' | 'outerScope'>,
  context: JsonObject,
): readonly NamedPlace[] {
  const options = { context, encoders: encoders(() => new Date()) };
  return [
    ...(wizard && answers.wizard ? listPlaces(wizard, answers.wizard.answers, options) : []).map(
      ({ place, outcome }) => ({ key: placeKey(place), place, outcome, ...nameInWizard(wizard, place) }),
    ),
    ...(questions && answers.questions
      ? listQuestionPlaces(questions, answers.questions.answers, answers.outerScope)
      : []
    ).map(({ place, outcome }) => ({ key: placeKey(place), place, outcome, ...nameInQuestions(questions, place) })),
  ];
}

type Names = Pick<NamedPlace, 'group' | 'subject' | 'title' | 'aspect'>;

function nameInWizard(plan: WizardPlan | undefined, place: WizardPlace): Names {
  const step = plan?.steps.find(({ id }) => id === place.step);
  const pages = step?.form.pages ?? [];
  const stepTitle = step?.title ?? place.step;
  const inPage = (title: string | undefined) =>
    title === undefined || title === stepTitle ? stepTitle : `${stepTitle} › ${title}`;
  const ofField = (field: string, aspect: string): Names => {
    const page = pages.find(({ fields }) => fields.includes(field));
    return {
      group: inPage(page?.title),
      subject: `${place.step}/${field}`,
      title: page?.schema.properties[field]?.title ?? field,
      aspect,
    };
  };
  switch (place.kind) {
    case 'step':
      return { group: stepTitle, subject: place.step, title: stepTitle, aspect: 'step' };
    case 'page': {
      const title = pages.find(({ name }) => name === place.page)?.title ?? place.page;
      return { group: inPage(title), subject: `${place.step}//${place.page}`, title, aspect: 'page' };
    }
    case 'check':
      return ofField(place.path.split('/')[1] ?? '', `check “${place.message}”`);
    case 'payload': {
      const line = step?.form.payload.find(({ pointer }) => pointer === place.pointer);
      return ofField(line?.from[0] ?? '', `${formatPointer([...(line?.to ?? [])])} in the request`);
    }
    default:
      return ofField(place.field, fieldAspects[place.kind]);
  }
}

const fieldAspects = { field: 'shown?', required: 'required?', answer: 'answer' } as const;

function nameInQuestions(plan: QuestionnairePlan | undefined, place: QuestionPlace): Names {
  const group = plan?.title ?? '';
  if (place.kind === 'outcome') return { group, subject: '?', title: 'Eligible?', aspect: 'outcome' };
  const question = plan?.questions.find(({ id }) => id === place.question);
  return {
    group,
    subject: `?${place.question}`,
    title: question?.title ?? place.question,
    aspect: questionAspect(place, question),
  };
}

function questionAspect(
  place: Exclude<QuestionPlace, { kind: 'outcome' }>,
  question: QuestionnairePlan['questions'][number] | undefined,
): string {
  switch (place.kind) {
    case 'question':
      return 'asked?';
    case 'answer':
      return 'answer';
    case 'option':
      return `option “${question?.options.find(({ value }) => value === place.option)?.title ?? place.option}”`;
    case 'notice':
      return `notice ${place.notice + 1}`;
    case 'check':
      return `check “${place.message}”`;
  }
}

/** Whether a place is one of questions, not of forms. */
export const isQuestionPlace = (place: ExplainedPlace): place is QuestionPlace => !('step' in place);
