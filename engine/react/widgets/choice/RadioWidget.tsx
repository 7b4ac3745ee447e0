import { optionId } from '../../field/controlProps.ts';
import type { FieldWidgetProps, WidgetEntry } from '../../field/FormContext.ts';
import { ChoiceLabel, choiceClass, choiceNaming } from './ChoiceLabel.tsx';
import { listOptions } from './Option.ts';

function RadioWidget(props: FieldWidgetProps) {
  const { id, value, onChange, disabled, readonly, options, schema } = props;
  // Yes and No look the same wherever they are asked.
  const isInline = options.inline || schema.type === 'boolean';
  const fixed = Boolean(disabled || readonly);
  return (
    <div className={isInline ? 'sw-choices sw-choices--inline' : 'sw-choices'}>
      {listOptions(props).map((option, index) => (
        <label key={String(option.value)} className={choiceClass(option.value === value, fixed)}>
          <input
            type="radio"
            id={optionId(id, index)}
            name={id}
            value={String(option.value)}
            checked={option.value === value}
            disabled={fixed}
            {...choiceNaming(optionId(id, index), option)}
            onChange={() => onChange(option.value)}
          />
          <ChoiceLabel id={optionId(id, index)} option={option} />
        </label>
      ))}
    </div>
  );
}

/** One of a few choices, all of them visible; Yes and No, and with `ui:inline` others, are side by side where there is room. */
export const radioWidget: WidgetEntry = {
  name: 'radio',
  component: RadioWidget,
  naming: 'radiogroup',
  takes: ['choice', 'yesNo'],
  uiOptions: { inline: 'flag' },
};
