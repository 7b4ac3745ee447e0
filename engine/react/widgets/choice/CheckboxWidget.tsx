import { controlProps } from '../../field/controlProps.ts';
import type { FieldWidgetProps, WidgetEntry } from '../../field/FormContext.ts';
import { choiceClass } from './ChoiceLabel.tsx';

function CheckboxWidget(props: FieldWidgetProps) {
  const { value, onChange, label, required, disabled, readonly } = props;
  const fixed = Boolean(disabled || readonly);
  const control = controlProps(props);
  return (
    <label className={choiceClass(value === true, fixed)}>
      <input
        {...control}
        type="checkbox"
        checked={value === true}
        disabled={fixed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={required ? 'sw-required' : undefined}>{label}</span>
    </label>
  );
}

/** One statement to agree to; its title is the label beside the box. */
export const checkboxWidget: WidgetEntry = {
  name: 'checkbox',
  component: CheckboxWidget,
  naming: 'self',
  takes: ['yesNo'],
};
