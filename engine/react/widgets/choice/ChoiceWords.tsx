import type { Option } from './Option.ts';

interface ChoiceWordsProps {
  /** Id of the choice's control. */
  readonly id: string;
  readonly option: Option;
}

const wordsId = (id: string): string => `${id}__words`;
const lineId = (id: string): string => `${id}__line`;

/** What names and describes the control of a choice: a line below the words is no part of its name. */
export const choiceNaming = (id: string, { description }: Option, errorId?: string) => ({
  'aria-labelledby': description === undefined ? undefined : wordsId(id),
  'aria-describedby': [description !== undefined && lineId(id), errorId].filter(Boolean).join(' ') || undefined,
});

/** The words of a choice, and the line below them. */
export function ChoiceWords({ id, option: { label, description } }: ChoiceWordsProps) {
  if (description === undefined) return <span>{label}</span>;
  return (
    <span>
      <span id={wordsId(id)}>{label}</span>
      <span id={lineId(id)} className="sw-choice__line">
        {description}
      </span>
    </span>
  );
}
