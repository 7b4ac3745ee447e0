import type { QuestionsState } from '../../core/questionnaire/QuestionsState.ts';
import type { RichText } from '../form/FormContext.ts';
import { Notice } from './Notice.tsx';
import type { QuestionnaireWords } from './QuestionnaireWords.ts';

interface VerdictProps {
  readonly state: QuestionsState;
  readonly words: QuestionnaireWords;
  readonly RichText: RichText;
}

/** What the answers have led to, once Continue has settled it; said again each time that Continue is pressed. */
export function Verdict({ state, words, RichText }: VerdictProps) {
  const { phase, end, message = words.ineligible, refusals } = state;
  return (
    <div className="sw-notices">
      <div role="alert">
        {phase === 'ineligible' && (
          <Notice key={refusals} type="error" text={message} typeWord={words.notice.error} RichText={RichText} />
        )}
      </div>
      <div role="status">
        {phase === 'eligible' && end !== undefined && (
          <Notice type="info" text={words.eligible[end]} typeWord={words.notice.info} RichText={RichText} />
        )}
      </div>
    </div>
  );
}
