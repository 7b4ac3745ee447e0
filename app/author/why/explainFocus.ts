import { type Explained, explainNamed } from '../../../authoring/explain/explainNamed.ts';
import { findShown } from './findShown.ts';
import { placeAt } from './placeAt.ts';

/** What can be said of the field, section, step or choice of which an element is; nothing where it is of none. */
export function explainFocus(target: Element, root: Element): readonly Explained[] {
  const shown = findShown(root);
  const pointed = placeAt(target, shown);
  if (pointed === undefined) return [];
  const { wizard, questions } = shown;
  const { place } = pointed;
  const own =
    place.kind === 'outcome'
      ? 'outcome'
      : 'question' in place
        ? place.question
        : place.kind === 'step'
          ? place.step
          : 'page' in place
            ? `${place.step}/${place.page}`
            : 'field' in place
              ? `${place.step}/${place.field}`
              : place.step;
  const context = questions?.outerScope.context ?? wizard?.context ?? {};
  return explainNamed(
    {
      plan: { name: '', ...(wizard && { wizard: wizard.plan }), ...(questions && { questions: questions.plan }) },
      context,
    },
    {
      wizard: wizard?.state.answers ?? {},
      questions: questions?.state.answers ?? {},
      outerScope: questions?.outerScope ?? { steps: {}, context },
    },
    own,
  );
}
