import type { ExplainedPlace } from '#engine/explain';
import { namesIn } from '../../../authoring/explain/describePlace.ts';
import { type Explained, explainPlaces } from '../../../authoring/explain/explainNamed.ts';
import { findShown } from './findShown.ts';
import { placeAt, type Shown } from './placeAt.ts';

/** What can be said of the field, section, step or choice of which an element is; nothing where it is of none. */
export function explainFocus(target: Element, root: Element): readonly Explained[] {
  const shown = findShown(root);
  const pointed = placeAt(target, shown);
  if (pointed === undefined) return [];
  const { wizard, questions } = shown;
  const context = questions?.outerScope.context ?? wizard?.context ?? {};
  return explainPlaces(
    {
      plan: { name: '', ...(wizard && { wizard: wizard.plan }), ...(questions && { questions: questions.plan }) },
      context,
    },
    {
      wizard: wizard?.state.answers ?? {},
      questions: questions?.state.answers ?? {},
      outerScope: questions?.outerScope ?? { steps: {}, context },
    },
    (place) => isAbout(place, pointed.place, shown),
  );
}

/** Whether a place says something of the one that has the focus: of a field, also its checks and what is sent of it. */
function isAbout(place: ExplainedPlace, focused: ExplainedPlace, { wizard }: Shown): boolean {
  switch (focused.kind) {
    case 'question':
      return 'question' in place && place.question === focused.question;
    case 'option':
      // Of all choices only the one that has the focus.
      if (place.kind === 'option') return place.question === focused.question && place.option === focused.option;
      return 'question' in place && place.question === focused.question && place.kind !== 'notice';
    case 'field':
    case 'answer':
      if ('question' in focused) return 'question' in place && place.question === focused.question;
      if (!('step' in place) || place.kind === 'step' || place.kind === 'page' || wizard === undefined) return false;
      return namesIn(place, wizard.plan).includes(`${focused.step}/${focused.field}`);
    default:
      return JSON.stringify(place) === JSON.stringify(focused);
  }
}
