import { errorId, optionId } from '../../field/controlProps.ts';
import type { FieldWidgetProps, WidgetEntry } from '../../field/FormContext.ts';
import { ChoiceLabel, choiceClass, choiceNaming } from './ChoiceLabel.tsx';
import { listOptions, type Option } from './Option.ts';

/** More choices than this are in two columns where there is room: on a phone, too, if their labels are short. */
const LONG = 7;

/** A label of so many letters takes two lines at most in half of a phone. */
const SHORT = 26;

const isShort = ({ label, description }: Option): boolean => !description && label.length <= SHORT;

const columnsClass = (options: readonly Option[]): string =>
  options.length > LONG ? ` sw-choices--${options.every(isShort) ? 'short' : 'long'}` : '';

const listChosen = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function CheckboxesWidget(props: FieldWidgetProps) {
  const { id, value, onChange, disabled, readonly, invalid } = props;
  const { exclusive } = props.options;
  const options = listOptions(props);
  const fixed = Boolean(disabled || readonly);
  const chosen = listChosen(value);

  // The answers have the order of the list, whatever the order of the clicks. An empty list is no answer.
  const set = (changed: unknown, on: boolean): void => {
    const keeps = (v: unknown): boolean => chosen.includes(v) && !(on && (changed === exclusive || v === exclusive));
    const next = options.map((option) => option.value).filter((v) => (v === changed ? on : keeps(v)));
    onChange(next.length > 0 ? next : undefined);
  };

  return (
    <div className={`sw-choices${columnsClass(options)}`}>
      {options.map((option, index) => (
        <label key={String(option.value)} className={choiceClass(chosen.includes(option.value), fixed)}>
          <input
            type="checkbox"
            id={optionId(id, index)}
            name={id}
            value={String(option.value)}
            checked={chosen.includes(option.value)}
            disabled={fixed}
            aria-invalid={invalid || undefined}
            {...choiceNaming(optionId(id, index), option, invalid ? errorId(id) : undefined)}
            onChange={(event) => set(option.value, event.target.checked)}
          />
          <ChoiceLabel id={optionId(id, index)} option={option} />
        </label>
      ))}
    </div>
  );
}

/**
 * Any number of choices from a list. If one choice is 'Other', its meaning is asked in a text field of its own, which a
 * rule shows and `ui:inset` sets off. So the two answers have their own types and messages. The choice that
 * `ui:exclusive` names, such as 'None of these', takes the others away when it is chosen, and goes when one of them is.
 */
export const checkboxesWidget: WidgetEntry = {
  name: 'checkboxes',
  component: CheckboxesWidget,
  naming: 'group',
  takes: ['choices'],
  uiOptions: { exclusive: 'text' },
};
