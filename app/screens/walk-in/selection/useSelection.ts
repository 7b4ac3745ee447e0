import { useMemo, useRef, useState } from 'react';
import { type Answers, type PathPage, pathFor, validatePage } from '#engine';
import type { OpenedSelection } from './openSelection.ts';

interface SelectionState {
  /** Undefined where the documents lead by the page. */
  readonly view: PathPage | undefined;
  readonly answers: Answers;
  readonly attempted: boolean;
  readonly refusals: number;
  readonly edit: (answers: Answers) => void;
  /** Hands on what is chosen, or shows what is wrong with it. */
  readonly proceed: () => void;
}

/** The checklist while it is filled. `chosen` are the services that the guest had chosen before. */
export function useSelection(
  { plan, context, page: { step, page, field } }: OpenedSelection,
  chosen: readonly number[],
  onContinue: (serviceIds: readonly number[]) => void,
): SelectionState {
  const [answers, setAnswers] = useState<Answers>(() => (chosen.length > 0 ? { [field]: chosen.map(String) } : {}));
  const [refusals, setRefusals] = useState(0);
  // Continue follows an edit at once, before it is painted.
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
      if (validatePage(now, latest.current).length > 0) setRefusals(refusals + 1);
      else onContinue(parseIds(latest.current[field]));
    },
  };
}

const parseIds = (answer: unknown): readonly number[] => (Array.isArray(answer) ? answer.map(Number) : []);
