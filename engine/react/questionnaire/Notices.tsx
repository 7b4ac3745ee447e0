import type { QuestionMessage } from '../../core/questionnaire/QuestionnaireDefinition.ts';
import type { NoticePlan } from '../../core/questionnaire/QuestionnairePlan.ts';
import type { RichText } from '../form/FormContext.ts';
import { Notice } from './Notice.tsx';
import type { QuestionnaireMessages } from './QuestionnaireMessages.ts';

interface NoticesProps {
  readonly notices: readonly NoticePlan[];
  readonly location: QuestionMessage['location'];
  readonly messages: QuestionnaireMessages;
  readonly RichText: RichText;
}

/**
 * The notices of one place. Errors are said at once, the others when the guest is not busy; both regions stand in the
 * page before there is anything in them, or what comes with an answer would not be heard.
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
