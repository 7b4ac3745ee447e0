import type { ReactNode } from 'react';
import type { QuestionsState } from '../../core/questionnaire/QuestionsState.ts';
import type { RichText } from '../form/FormContext.ts';
import { Notice } from './Notices.tsx';
import type { QuestionnaireMessages } from './QuestionnaireProps.ts';

interface EligibilityNoticeProps {
  readonly state: QuestionsState;
  readonly messages: QuestionnaireMessages;
  readonly RichText: RichText;
  /** Where an ineligible guest can go instead. */
  readonly alternatives?: ReactNode;
}

/** Shows whether the guest is eligible, once Continue has decided it. */
export function EligibilityNotice({ state, messages, RichText, alternatives }: EligibilityNoticeProps) {
  const { phase, end, message = messages.ineligible } = state;
  return (
    <div className="sw-notices">
      <div role="alert">
        {phase === 'ineligible' && (
          <Notice type="error" text={message} typeLabel={messages.notice.error} RichText={RichText} />
        )}
      </div>
      {phase === 'ineligible' && alternatives}
      <div role="status">
        {phase === 'eligible' && end !== undefined && (
          <Notice type="info" text={messages.eligible[end]} typeLabel={messages.notice.info} RichText={RichText} />
        )}
      </div>
    </div>
  );
}
