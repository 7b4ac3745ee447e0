import { coerceString } from '../../../core/json/coerceString.ts';
import { controlProps, readPlaceholder } from '../../field/controlProps.ts';
import type { FieldWidgetProps, WidgetEntry } from '../../field/FormContext.ts';
import { findOption, listOptions } from './Option.ts';

function SelectWidget(props: FieldWidgetProps) {
  const { value, onChange, disabled, readonly, form } = props;
  const { messages } = form;
  const options = listOptions(props);
  const control = controlProps(props);
  return (
    <select
      {...control}
      className="sw-input sw-input--select"
      disabled={disabled || readonly}
      value={value === undefined || value === null ? '' : coerceString(value)}
      onChange={(event) => onChange(findOption(options, event.target.value)?.value)}
    >
      <option value="">{readPlaceholder(props) ?? messages.choose}</option>
      {options.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.description === undefined ? option.label : `${option.label} (${option.description})`}
        </option>
      ))}
    </select>
  );
}

/** One choice from a list. The first entry, whose label is `ui:placeholder` ('Choose one'), is no answer. */
export const selectWidget: WidgetEntry = {
  name: 'select',
  component: SelectWidget,
  naming: 'label',
  takes: ['choice', 'yesNo'],
  uiOptions: { placeholder: 'text', autocomplete: 'text' },
};
