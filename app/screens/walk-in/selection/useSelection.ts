import { useMemo, useRef, useState } from 'react';
import { type Answers, type PathPage, pathFor, validatePage } from '#engine';
import { useAppServices } from '../../../app-services/index.ts';
import type { OpenedSelection } from './openSelection.ts';

interface SelectionState {
  /** Undefined if the rules of the documents skip the page. */
  readonly view: PathPage | undefined;
  readonly answers: Answers;
  readonly attempted: boolean;
  readonly refusals: number;
  readonly edit: (answers: Answers) => void;
  /** Passes on what is chosen, or shows its errors. */
  readonly proceed: () => void;
}

/** The checklist while it is filled in. `chosen` are the services that the guest chose before. */
export function useSelection(
  { plan, context, page: { step, page, field } }: OpenedSelection,
  chosen: readonly number[],
  onContinue: (serviceIds: readonly number[]) => void,
): SelectionState {
  const { analytics } = useAppServices();
  const [answers, setAnswers] = useState<Answers>(() => (chosen.length > 0 ? { [field]: chosen.map(String) } : {}));
  const [refusals, setRefusals] = useState(0);
  // Continue may follow an edit at once, before it is rendered.
  const latest = useRef(answers);
  const findView = (given: Answers) =>
    pathFor(plan, { [step]: { [page]: given } }, context).find((one) => one.step.id === step && one.page.name === page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan and its context stay while the screen is open
  const view = useMemo(() => findView(answers), [answers]);
  return {
    view,
    answers,
    attempted: refusals > 0,
    refusals,
    edit: (given) => {
      latest.current = given;
      setAnswers(given);
    },
    proceed: () => {
      const now = findView(latest.current);
      if (!now) return;
      const violations = validatePage(now, latest.current);
      if (violations.length === 0) return onContinue(parseIds(latest.current[field]));
      for (const keyword of new Set(violations.map((violation) => violation.keyword)))
        analytics.report({ type: 'constraintError', stepId: step, keyword });
      setRefusals(refusals + 1);
    },
  };
}

const parseIds = (answer: unknown): readonly number[] => (Array.isArray(answer) ? answer.map(Number) : []);
