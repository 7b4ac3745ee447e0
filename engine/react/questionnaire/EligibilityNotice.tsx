import type { ReactNode } from 'react';
import type { QuestionsState } from '../../core/questionnaire/QuestionsState.ts';
import type { RichText } from '../form/FormContext.ts';
import { Notice } from './Notices.tsx';
import type { QuestionnaireMessages } from './QuestionnaireProps.ts';

interface EligibilityNoticeProps {
  readonly state: QuestionsState;
  readonly messages: QuestionnaireMessages;
  readonly RichText: RichText;
  /** Where the guest can go instead, once ineligible. */
  readonly alternatives?: ReactNode;
}

/** What the answers have led to, once Continue has settled it. */
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
