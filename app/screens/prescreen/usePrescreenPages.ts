import { useLocation, useParams } from 'react-router-dom';
import { reduceQuestions } from '#engine';
import { entryPage, usePageHistory } from '../../app-services/index.ts';
import type { Links } from '../../journey/Links.ts';
import type { SearchCriteria } from '../../journey/search/SearchCriteria.ts';
import { shownPage, shownStep, stepAnswers } from './state/prescreenSteps.ts';
import type { Prescreen } from './state/usePrescreen.ts';

export interface PrescreenPages {
  /** The page that is shown, counted from 0: one for each page of the forms, and after them one for each question. */
  readonly page: number;
  /** The same function at each render. */
  readonly goTo: (page: number) => void;
}

/**
 * The pages of a prescreen as entries of the browser's history. Each page of the forms has an address of its own, and all
 * questions have one together.
 */
export function usePrescreenPages(
  { opened, state, steps, latest, keep }: Prescreen,
  { prescreen: linkTo }: Pick<Links, 'prescreen'>,
  criteria: SearchCriteria,
): PrescreenPages {
  const { plan, context } = opened;
  const { step: written } = useParams();
  const { state: entry } = useLocation();
  const { path } = steps;
  const page = shownPage(entryPage(entry) ?? shownStep(written, steps) - 1, plan, state, steps, context);
  const arrive = (index: number): number => {
    const { questions } = latest();
    if (plan.questions && questions && index >= path.length) {
      const action = { type: 'arrive', index: index - path.length } as const;
      const after = reduceQuestions(plan.questions, questions, action, { steps: stepAnswers(path), context });
      if (after !== questions) keep({ questions: after });
    }
    return shownPage(index, plan, latest(), steps, context);
  };
  const pathOf = (index: number): string => linkTo(Math.min(index, path.length) + 1);
  return { page, goTo: usePageHistory({ index: page, arrive, pathOf, criteria }) };
}
