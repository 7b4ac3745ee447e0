import { contentMessages } from '../messages/content.ts';
import { shellMessages } from '../messages/shell.ts';
import type { SelectionTrouble } from './openSelection.ts';
import { Trouble } from './Trouble.tsx';

const words: Readonly<Record<SelectionTrouble, string>> = {
  questions: contentMessages.questionsFailed,
  issue: shellMessages.broken.text,
};

export interface SelectionFailedProps {
  readonly trouble: SelectionTrouble;
  readonly onRetry: () => void;
}

/** The checklist cannot be shown. */
export const SelectionFailed = ({ trouble, onRetry }: SelectionFailedProps) => (
  <Trouble text={words[trouble]} onRetry={onRetry} />
);
