import { errorId } from '../../field/controlProps.ts';
import type { FieldWidgetProps, WidgetEntry } from '../../field/FormContext.ts';

const readLabel = (label: unknown, otherwise: string): string => (typeof label === 'string' ? label : otherwise);

function ToggleWidget(props: FieldWidgetProps) {
  const { id, value, onChange, disabled, readonly, invalid, options, form } = props;
  const { messages } = form;
  const on = value === true;
  return (
    <button
      type="button"
      className={on ? 'sw-button sw-button--quiet sw-toggle sw-toggle--on' : 'sw-button sw-button--quiet sw-toggle'}
      disabled={disabled || readonly}
      aria-invalid={invalid || undefined}
      aria-describedby={invalid ? errorId(id) : undefined}
      onClick={() => onChange(!on)}
    >
      {on ? readLabel(options.off, messages.no) : readLabel(options.on, messages.yes)}
    </button>
  );
}

/**
 * A yes/no answer as one button, whose label is what it will do: `ui:on` while the answer is not yes ('Add a second
 * card'), `ui:off` while it is ('Remove the second card'). The button stays the same, so it keeps the focus.
 */
export const toggleWidget: WidgetEntry = {
  name: 'toggle',
  component: ToggleWidget,
  naming: 'group',
  takes: ['yesNo'],
  uiOptions: { on: 'text', off: 'text' },
};
