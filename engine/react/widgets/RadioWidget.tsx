import { optionId } from '@rjsf/utils';
import type { FieldWidgetProps } from '../form/FormContext.ts';
import { optionsOf } from './Option.ts';
import type { WidgetEntry } from './WidgetEntry.ts';

function RadioWidget(props: FieldWidgetProps) {
  const { id, value, onChange, disabled, readonly, options } = props;
  return (
    <div className={options.inline ? 'sw-choices sw-choices--inline' : 'sw-choices'}>
      {optionsOf(props).map((option, index) => (
        <label key={String(option.value)} className="sw-choice">
          <input
            type="radio"
            id={optionId(id, index)}
            name={id}
            value={String(option.value)}
            checked={option.value === value}
            disabled={disabled || readonly}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

/** One of a few, all in sight; `ui:inline` sets them side by side where there is room. */
export const radioWidget: WidgetEntry = { name: 'radio', component: RadioWidget, naming: 'radiogroup' };
