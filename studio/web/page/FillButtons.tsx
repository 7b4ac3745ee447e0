import { useEffectEvent, useLayoutEffect } from 'react';
import type { JsonObject } from '#engine';
import { Button } from '../parts/Button.tsx';
import type { FillKind } from './answers/FillKind.ts';
import { fillQuestion, fillQuestions } from './answers/fillQuestions.ts';
import { fillHere, fillToEnd } from './answers/fillWizard.ts';
import styles from './FillButtons.module.css';
import type { LivePlan } from './plan/LivePlan.ts';
import type { LiveAnswers } from './useLiveAnswers.ts';

interface FillButtonsProps {
  readonly plan: LivePlan;
  readonly answers: LiveAnswers;
  readonly context: JsonObject;
}

const kinds: readonly (readonly [FillKind, string, string])[] = [
  ['minimal', 'Least', 'Answers what must be answered'],
  ['maximal', 'Most', 'Answers all that is asked'],
  ['wrong', 'Wrong', 'Answers so that the page refuses'],
];

/** Answers the page by one key: Alt+1 to Alt+3, with Shift page after page to the end; Alt+0 begins again. */
export function FillButtons({ plan, answers, context }: FillButtonsProps) {
  const fill = (kind: FillKind, toEnd: boolean) => {
    const { wizard, questions, isAtQuestions, outerScope } = answers;
    if (isAtQuestions && plan.questions && questions)
      answers.setQuestions((toEnd ? fillQuestions : fillQuestion)(plan.questions, questions, outerScope, kind));
    else if (plan.wizard && wizard)
      answers.setWizard((toEnd ? fillToEnd : fillHere)(plan.wizard, wizard, context, kind));
  };
  useFillKeys(fill, answers.restart);
  return (
    <fieldset className={styles.fill}>
      <legend>Answer</legend>
      {kinds.map(([kind, label, words], index) => (
        <Button
          key={kind}
          kind="quiet"
          title={`${words} (Alt+${index + 1}; with Shift to the end)`}
          aria-keyshortcuts={`Alt+${index + 1}`}
          onClick={({ shiftKey }) => fill(kind, shiftKey)}
        >
          {label}
        </Button>
      ))}
      <Button kind="quiet" title="Page after page to the end (Shift+Alt+1)" onClick={() => fill('minimal', true)}>
        To the end
      </Button>
      <Button kind="quiet" title="Begins again (Alt+0)" aria-keyshortcuts="Alt+0" onClick={answers.restart}>
        Restart
      </Button>
    </fieldset>
  );
}

function useFillKeys(fill: (kind: FillKind, toEnd: boolean) => void, restart: () => void): void {
  const onFill = useEffectEvent(fill);
  const onRestart = useEffectEvent(restart);
  // The keys work from the moment on in which the page is shown.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      const digit = /^Digit([0-3])$/.exec(event.code)?.[1];
      if (digit === undefined) return;
      event.preventDefault();
      const kind = kinds[Number(digit) - 1]?.[0];
      if (kind === undefined) onRestart();
      else onFill(kind, event.shiftKey);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
