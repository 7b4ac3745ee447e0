import type { WizardPlan } from '#engine';
import type { QuestionPlace, WizardPlace } from '#engine/explain';

/** What is asked about a place, as a heading: `Is it shown?`, `Sent to /basicInfo/lastName?`. */
export function describePlace(place: WizardPlace | QuestionPlace, { steps = [] }: Partial<WizardPlan>): string {
  switch (place.kind) {
    case 'step':
    case 'page':
      return 'On the path?';
    case 'field':
      return 'Shown?';
    case 'required':
      return 'Required?';
    case 'answer':
      return 'Accepted?';
    case 'check':
      return `Does its check “${place.message}” hold?`;
    case 'payload': {
      const line = steps
        .find(({ id }) => id === place.step)
        ?.form.payload.find((each) => each.pointer === place.pointer);
      return `Sent to /${line?.to.join('/') ?? ''}?`;
    }
    case 'question':
      return 'Asked?';
    case 'option':
      return `Option “${place.option}”?`;
    case 'notice':
      return `Notice ${place.notice + 1}?`;
    case 'outcome':
      return 'Eligible?';
  }
}

/** The names by which an author asks about a place in a form: that of the field alone, and with its step. */
export function namesIn(place: WizardPlace, { steps }: WizardPlan): readonly string[] {
  if (place.kind === 'step') return [place.step];
  const own = ownName(place, steps);
  return [own, `${place.step}/${own}`];
}

function ownName(place: Exclude<WizardPlace, { kind: 'step' }>, steps: WizardPlan['steps']): string {
  switch (place.kind) {
    case 'page':
      return place.page;
    case 'check':
      return place.path.split('/')[1] ?? '';
    case 'payload': {
      const step = steps.find(({ id }) => id === place.step);
      return step?.form.payload.find(({ pointer }) => pointer === place.pointer)?.from[0] ?? '';
    }
    default:
      return place.field;
  }
}

/** The name by which an author asks about a place among questions. */
export const nameAmong = (place: QuestionPlace): string => (place.kind === 'outcome' ? 'outcome' : place.question);
