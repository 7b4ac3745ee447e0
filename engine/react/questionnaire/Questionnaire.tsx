import { useCallback, useMemo, useRef } from 'react';
import { nothingOutside } from '../../core/questionnaire/Eligibility.ts';
import { questionPath } from '../../core/questionnaire/questionPath.ts';
import { currentQuestion } from '../../core/questionnaire/reduceQuestions.ts';
import { PlainText } from '../field/FormContext.ts';
import { useArrival } from '../wizard/useArrival.ts';
import { useSecondClicks } from '../wizard/useSecondClicks.ts';
import { EligibilityNotice, Notice, Notices } from './Notices.tsx';
import { QuestionButtons, QuestionForm } from './QuestionForm.tsx';
import type { QuestionnaireProps } from './QuestionnaireProps.ts';

/**
 * The question that the guest is at, with its notices, Back and Continue, and whether the guest is eligible. While the
 * guest is eligible the question cannot be changed, and the caller decides where the guest goes. While the guest is
 * ineligible, Continue is disabled until an answer changes.
 */
export function Questionnaire(props: QuestionnaireProps) {
  const { plan, state, dispatch, messages, RichText = PlainText, onBackFromFirst } = props;
  const { outerScope = nothingOutside } = props;
  const path = useMemo(() => questionPath(plan, state.answers, outerScope), [plan, state.answers, outerScope]);
  const here = currentQuestion(path, state);
  const heading = useArrival(here?.question.id ?? '');
  const view = useRef<HTMLDivElement>(null);
  useSecondClicks(view, here?.question.id ?? '');
  const proceed = useCallback(() => dispatch({ type: 'continue' }), [dispatch]);
  if (here === undefined) return <EligibilityNotice state={state} messages={messages} RichText={RichText} />;
  const { question, notices, choices } = here;
  const isFirst = path[0] === here && state.phase !== 'eligible';
  const back = isFirst ? onBackFromFirst : () => dispatch({ type: 'back' });
  const shared = { notices, messages, RichText };
  return (
    <div className="sw-question" ref={view}>
      <Notices {...shared} location="top" />
      <h2 className="sw-title" ref={heading} tabIndex={-1}>
        {question.title}
      </h2>
      <Notices {...shared} location="question" />
      {choices?.length === 0 ? (
        <>
          <div role="alert">
            <Notice type="error" text={messages.noChoice} typeLabel={messages.notice.error} RichText={RichText} />
          </div>
          <QuestionButtons messages={messages} onBack={back} />
        </>
      ) : (
        <QuestionForm {...props} asked={here} onContinue={proceed} onBack={back} />
      )}
    </div>
  );
}
