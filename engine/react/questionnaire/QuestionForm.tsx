import { useCallback, useMemo } from 'react';
import type { AskedQuestion } from '../../core/questionnaire/Eligibility.ts';
import type { Answers } from '../../core/rules/Scope.ts';
import { PlainText } from '../field/FormContext.ts';
import { PageForm } from '../form/PageForm.tsx';
import { EligibilityNotice, Notices } from './Notices.tsx';
import type { QuestionnaireMessages, QuestionnaireProps } from './QuestionnaireProps.ts';

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
      // A question is alone on its page and always needs an answer, so there is nothing to tell apart.
      notesRequired={false}
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

interface QuestionButtonsProps {
  readonly messages: QuestionnaireMessages;
  /** Whether Continue can be pressed; if not, it still keeps its focus and name. When absent, there is no Continue. */
  readonly canContinue?: boolean;
  readonly onBack: (() => void) | undefined;
}

/** Continue, which submits the form around it, and Back. */
export function QuestionButtons({ messages, canContinue, onBack }: QuestionButtonsProps) {
  return (
    <div className="sw-buttons">
      {canContinue !== undefined && (
        <button type="submit" className="sw-button" aria-disabled={!canContinue || undefined}>
          {messages.continue}
        </button>
      )}
      {onBack && (
        <button type="button" className="sw-button sw-button--quiet" onClick={onBack}>
          {messages.back}
        </button>
      )}
    </div>
  );
}
