import type { ReactNode } from 'react';
import type { QuestionsState } from '../../core/questionnaire/QuestionsState.ts';
import type { RichText } from '../form/FormContext.ts';
import { Notice } from './Notice.tsx';
import type { QuestionnaireWords } from './QuestionnaireWords.ts';

interface VerdictProps {
  readonly state: QuestionsState;
  readonly words: QuestionnaireWords;
  readonly RichText: RichText;
  /** Where the guest can go instead, once ineligible. */
  readonly waysOn?: ReactNode;
}

/** What the answers have led to, once Continue has settled it. */
export function Verdict({ state, words, RichText, waysOn }: VerdictProps) {
  const { phase, end, message = words.ineligible } = state;
  return (
    <div className="sw-notices">
      <div role="alert">
        {phase === 'ineligible' && (
          <Notice type="error" text={message} typeWord={words.notice.error} RichText={RichText} />
        )}
      </div>
      {phase === 'ineligible' && waysOn}
      <div role="status">
        {phase === 'eligible' && end !== undefined && (
          <Notice type="info" text={words.eligible[end]} typeWord={words.notice.info} RichText={RichText} />
        )}
      </div>
    </div>
  );
}
