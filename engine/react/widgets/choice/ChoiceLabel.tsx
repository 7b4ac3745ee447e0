import type { Option } from './Option.ts';

interface ChoiceLabelProps {
  /** Id of the choice's control. */
  readonly id: string;
  readonly option: Option;
}

const labelId = (id: string): string => `${id}__words`;
const lineId = (id: string): string => `${id}__line`;

/** The attributes that name and describe a choice's control. The description is not part of the name. */
export const choiceNaming = (id: string, { description }: Option, errorId?: string) => ({
  'aria-labelledby': description === undefined ? undefined : labelId(id),
  'aria-describedby': [description !== undefined && lineId(id), errorId].filter(Boolean).join(' ') || undefined,
});

/** The label of a choice, and the description on the line below it. */
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

/**
 * The CSS classes of a choice's row, for a widget that draws choices of its own.
 *
 * @param chosen whether the choice is an answer now
 * @param fixed whether the answer cannot be changed
 */
export const choiceClass = (chosen: boolean, fixed: boolean): string =>
  ['sw-choice', chosen && 'sw-choice--on', fixed && 'sw-choice--off'].filter(Boolean).join(' ');
