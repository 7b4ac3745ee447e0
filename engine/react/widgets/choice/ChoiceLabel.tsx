import type { Option } from './Option.ts';

interface ChoiceLabelProps {
  /** Id of the choice's control. */
  readonly id: string;
  readonly option: Option;
}

const labelId = (id: string): string => `${id}__words`;
const lineId = (id: string): string => `${id}__line`;

/** What names and describes the control of a choice: a line below the words is no part of its name. */
export const choiceNaming = (id: string, { description }: Option, errorId?: string) => ({
  'aria-labelledby': description === undefined ? undefined : labelId(id),
  'aria-describedby': [description !== undefined && lineId(id), errorId].filter(Boolean).join(' ') || undefined,
});

/** The words of a choice, and the line below them. */
export function ChoiceLabel({ id, option: { label, description } }: ChoiceLabelProps) {
  if (description === undefined) return <span>{label}</span>;
  return (
    <span>
      <span id={labelId(id)}>{label}</span>
      <span id={lineId(id)} className="sw-choice__line">
        {description}
      </span>
    </span>
  );
}

/** The classes of a choice's row, which is chosen or not, and can be changed or not. */
export const choiceClass = (chosen: boolean, fixed: boolean): string =>
  ['sw-choice', chosen && 'sw-choice--on', fixed && 'sw-choice--off'].filter(Boolean).join(' ');
