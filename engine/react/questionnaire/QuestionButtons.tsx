import type { QuestionnaireMessages } from './QuestionnaireProps.ts';

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
