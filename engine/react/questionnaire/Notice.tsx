import type { NoticePlan } from '../../core/questionnaire/QuestionnairePlan.ts';
import type { RichText } from '../form/FormContext.ts';

interface NoticeProps {
  readonly type: NoticePlan['type'];
  readonly text: string;
  /** The type in words, for those who do not see its sign. */
  readonly typeLabel: string;
  readonly RichText: RichText;
}

/** Words set off from the question by a sign, a line and a tint. Text without markup needs no cleaning. */
export function Notice({ type, text, typeLabel, RichText }: NoticeProps) {
  return (
    <div className={`sw-notice sw-notice--${type}`}>
      <span className="sw-unseen">{`${typeLabel}: `}</span>
      {/[<&]/.test(text) ? <RichText html={text} /> : <p>{text}</p>}
    </div>
  );
}
