import type { FieldWidgetProps, WidgetEntry } from '../../form/FormContext.ts';
import { errorId } from '../../rjsf/rjsf.ts';
import { isInvalid } from '../isInvalid.ts';

const wordsOf = (words: unknown, otherwise: string): string => (typeof words === 'string' ? words : otherwise);

function ToggleWidget(props: FieldWidgetProps) {
  const { id, value, onChange, disabled, readonly, options, registry } = props;
  const { words } = registry.formContext;
  const invalid = isInvalid(props);
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
      {on ? wordsOf(options.off, words.no) : wordsOf(options.on, words.yes)}
    </button>
  );
}

/**
 * Yes or no as one button that says what it will do: `ui:on` words it while the answer is not yes ('Add a second card'),
 * `ui:off` while it is ('Remove the second card'). It stays where it is, so the focus does too.
 */
export const toggleWidget: WidgetEntry = {
  name: 'toggle',
  component: ToggleWidget,
  naming: 'group',
  takes: ['yesNo'],
  looks: { on: 'words', off: 'words' },
};
