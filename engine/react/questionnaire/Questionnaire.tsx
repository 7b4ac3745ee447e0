import { useCallback, useMemo, useRef } from 'react';
import { questionPath } from '../../core/questionnaire/questionPath.ts';
import { currentQuestion } from '../../core/questionnaire/reduceQuestions.ts';
import { useArrival } from '../wizard/useArrival.ts';
import { useSecondClicks } from '../wizard/useSecondClicks.ts';
import { Notice } from './Notice.tsx';
import { Notices } from './Notices.tsx';
import { QuestionButtons } from './QuestionButtons.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import type { QuestionnaireProps } from './QuestionnaireProps.ts';
import { Verdict } from './Verdict.tsx';

/**
 * The question that the guest is at, with its notices, Back and Continue, and the words that the answers lead to. Once
 * the guest is eligible the question stands still; where they are taken is the caller's. Once ineligible, only another
 * answer brings Continue back.
 */
export function Questionnaire(props: QuestionnaireProps) {
  const { plan, state, dispatch, around, words, RichText, onBackFromFirst } = props;
  const path = useMemo(() => questionPath(plan, state.answers, around), [plan, state.answers, around]);
  const here = currentQuestion(path, state);
  const heading = useArrival(here?.question.id ?? '');
  const view = useRef<HTMLDivElement>(null);
  useSecondClicks(view, here?.question.id ?? '');
  const proceed = useCallback(() => dispatch({ type: 'continue' }), [dispatch]);
  if (here === undefined) return <Verdict state={state} words={words} RichText={RichText} />;
  const { question, messages, choices } = here;
  const isFirst = path[0] === here && state.phase !== 'eligible';
  const back = isFirst ? onBackFromFirst : () => dispatch({ type: 'back' });
  const shared = { messages, words, RichText };
  return (
    <div className="sw-question" ref={view}>
      <Notices {...shared} location="top" />
      <h2 className="sw-title sw-required" ref={heading} tabIndex={-1}>
        {question.title}
      </h2>
      <Notices {...shared} location="question" />
      {choices?.length === 0 ? (
        <>
          <div role="alert">
            <Notice type="error" text={words.noChoice} typeWord={words.notice.error} RichText={RichText} />
          </div>
          <QuestionButtons words={words} onBack={back} />
        </>
      ) : (
        <QuestionForm {...props} asked={here} onContinue={proceed} onBack={back} />
      )}
    </div>
  );
}
