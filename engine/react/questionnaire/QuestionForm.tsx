import { useCallback, useMemo } from 'react';
import type { AskedQuestion } from '../../core/questionnaire/Eligibility.ts';
import type { Answers } from '../../core/rules/Scope.ts';
import { PageForm } from '../form/PageForm.tsx';
import { PlainText } from '../form/PlainText.tsx';
import { EligibilityNotice } from './EligibilityNotice.tsx';
import { Notices } from './Notices.tsx';
import { QuestionButtons } from './QuestionButtons.tsx';
import type { QuestionnaireProps } from './QuestionnaireProps.ts';

interface QuestionFormProps extends QuestionnaireProps {
  readonly asked: AskedQuestion;
  readonly onContinue: () => void;
  readonly onBack: (() => void) | undefined;
}

/** A question as an ordinary form page of one field, so that its texts, widgets and errors are those of forms. */
export function QuestionForm(props: QuestionFormProps) {
  const {
    asked,
    state,
    dispatch,
    messages,
    catalogue,
    RichText = PlainText,
    widgets,
    alternatives,
    busy = false,
    onContinue,
    onBack,
  } = props;
  const { id } = asked.question;
  const answer = Object.hasOwn(state.answers, id) ? state.answers[id] : undefined;
  const answers = useMemo((): Answers => (answer === undefined ? {} : { [id]: answer }), [id, answer]);
  // The action names the question, because text may be handed over when the guest is already leaving for another one.
  const edit = useCallback(
    (changed: Answers) => dispatch({ type: 'edit', question: id, answer: changed[id] }),
    [dispatch, id],
  );
  const still = busy || state.phase === 'eligible';
  return (
    <PageForm
      view={asked.view}
      answers={answers}
      attempted={state.attempted.includes(id)}
      refusals={state.refusals}
      onEdit={edit}
      onContinue={onContinue}
      catalogue={catalogue}
      messages={messages}
      RichText={RichText}
      widgets={widgets}
      busy={still}
    >
      <Notices notices={asked.notices} location="responses" messages={messages} RichText={RichText} />
      <EligibilityNotice state={state} messages={messages} RichText={RichText} alternatives={alternatives} />
      <QuestionButtons
        messages={messages}
        canContinue={!still && state.phase !== 'ineligible'}
        onBack={busy ? undefined : onBack}
      />
    </PageForm>
  );
}
