import type { FieldWidgetProps } from '../form/FormContext.ts';
import { RequiredMark } from '../form/RequiredMark.tsx';
import { controlProps } from './controlProps.ts';
import type { WidgetEntry } from './WidgetEntry.ts';

function CheckboxWidget(props: FieldWidgetProps) {
  const { value, onChange, label, required, disabled, readonly } = props;
  return (
    <label className="sw-choice">
      <input
        {...controlProps(props)}
        type="checkbox"
        checked={value === true}
        disabled={disabled || readonly}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {required && <RequiredMark />}
      </span>
    </label>
  );
}

/** One statement to agree to; its title is the label beside the box. */
export const checkboxWidget: WidgetEntry = { name: 'checkbox', component: CheckboxWidget, naming: 'self' };
