import type { FieldWidgetProps, WidgetEntry } from '../../form/FormContext.ts';
import { errorId, optionId } from '../../rjsf/rjsf.ts';
import { isInvalid } from '../controlProps.ts';
import { ChoiceLabel, choiceClass, choiceNaming } from './ChoiceLabel.tsx';
import { listOptions } from './Option.ts';

/** More choices than this stand in two columns where there is room. */
const LONG = 7;

const listChosen = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function CheckboxesWidget(props: FieldWidgetProps) {
  const { id, value, onChange, disabled, readonly } = props;
  const options = listOptions(props);
  const fixed = Boolean(disabled || readonly);
  const chosen = listChosen(value);
  const invalid = isInvalid(props);

  // The answers stand in the order of the list, whatever the order of the clicks; none at all is no answer.
  const set = (changed: unknown, on: boolean): void => {
    const next = options.map((option) => option.value).filter((v) => (v === changed ? on : chosen.includes(v)));
    onChange(next.length > 0 ? next : undefined);
  };

  return (
    <div className={options.length > LONG ? 'sw-choices sw-choices--long' : 'sw-choices'}>
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
 * Any of a list. Where one choice is 'Other', what it means is a text field of its own that a rule shows, set off by
 * `ui:inset`, so that the two answers keep their own types and messages.
 */
export const checkboxesWidget: WidgetEntry = {
  name: 'checkboxes',
  component: CheckboxesWidget,
  naming: 'group',
  takes: ['choices'],
};
