import type { QuestionMessage } from '../../core/questionnaire/QuestionnaireDefinition.ts';
import type { MessagePlan } from '../../core/questionnaire/QuestionnairePlan.ts';
import type { RichText } from '../form/FormContext.ts';
import { Notice } from './Notice.tsx';
import type { QuestionnaireWords } from './QuestionnaireWords.ts';

interface NoticesProps {
  readonly messages: readonly MessagePlan[];
  readonly location: QuestionMessage['location'];
  readonly words: QuestionnaireWords;
  readonly RichText: RichText;
}

/**
 * The notices of one place. Errors are said at once, the others when the guest is not busy; both regions stand in the
 * page before there is anything in them, or what comes with an answer would not be heard.
 */
export function Notices({ messages, location, words, RichText }: NoticesProps) {
  const here = messages.filter((message) => message.location === location);
  const draw = ({ type, text }: MessagePlan) => (
    <Notice key={`${type} ${text}`} type={type} text={text} typeWord={words.notice[type]} RichText={RichText} />
  );
  return (
    <div className="sw-notices">
      <div role="alert">{here.filter(({ type }) => type === 'error').map(draw)}</div>
      <div role="status">{here.filter(({ type }) => type !== 'error').map(draw)}</div>
    </div>
  );
}
