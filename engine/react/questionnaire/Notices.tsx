import type { ReactNode } from 'react';
import type { QuestionMessage } from '../../core/questionnaire/QuestionnaireDefinition.ts';
import type { NoticePlan } from '../../core/questionnaire/QuestionnairePlan.ts';
import type { QuestionsState } from '../../core/questionnaire/QuestionsState.ts';
import type { RichText } from '../field/FormContext.ts';
import type { QuestionnaireMessages } from './QuestionnaireProps.ts';

interface NoticesProps {
  readonly notices: readonly NoticePlan[];
  readonly location: QuestionMessage['location'];
  readonly messages: QuestionnaireMessages;
  readonly RichText: RichText;
}

/**
 * The notices of one location. Screen readers announce errors at once, and the others when the guest pauses. Both live
 * regions are always in the page, because a region that appears together with its notice would not be announced.
 */
export function Notices({ notices, location, messages, RichText }: NoticesProps) {
  const here = notices.filter((message) => message.location === location);
  const draw = ({ type, text }: NoticePlan) => (
    <Notice key={`${type} ${text}`} type={type} text={text} typeLabel={messages.notice[type]} RichText={RichText} />
  );
  return (
    <div className="sw-notices">
      <div role="alert">{here.filter(({ type }) => type === 'error').map(draw)}</div>
      <div role="status">{here.filter(({ type }) => type !== 'error').map(draw)}</div>
    </div>
  );
}

interface NoticeProps {
  readonly type: NoticePlan['type'];
  readonly text: string;
  /** The type as text, for guests who do not see its sign. */
  readonly typeLabel: string;
  readonly RichText: RichText;
}

/** A notice, set off from the question by a sign, a line and a tint. Text without markup needs no sanitizing. */
export function Notice({ type, text, typeLabel, RichText }: NoticeProps) {
  return (
    <div className={`sw-notice sw-notice--${type}`}>
      <span className="sw-unseen">{`${typeLabel}: `}</span>
      {/[<&]/.test(text) ? <RichText html={text} /> : <p>{text}</p>}
    </div>
  );
}

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
