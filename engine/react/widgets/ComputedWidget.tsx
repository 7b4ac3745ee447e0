import { COMPUTED_WIDGET } from '../../core/form/computed.ts';
import { isJson } from '../../core/json/Json.ts';
import { describedBy } from '../field/controlProps.ts';
import type { FieldWidgetProps, WidgetEntry } from '../field/FormContext.ts';
import { answerText } from './answerText.ts';

/**
 * A computed value. It is announced when it changes, and takes the focus only where it is refused: what has to be
 * corrected stands in other fields.
 */
function ComputedWidget({ id, schema, options, value, invalid, form }: FieldWidgetProps) {
  const text = value === undefined || !isJson(value) ? '' : answerText(value, schema, form.messages);
  const texts = { id, description: Boolean(schema.description), help: Boolean(options.help), error: invalid };
  return (
    <output
      id={id}
      className={invalid ? 'sw-output sw-field--invalid' : 'sw-output'}
      aria-describedby={describedBy(texts)}
      tabIndex={-1}
    >
      {text}
    </output>
  );
}

/** The widget of computed fields. It is not among those that documents may name. */
export const computedWidget: WidgetEntry = {
  name: COMPUTED_WIDGET,
  component: ComputedWidget,
  naming: 'label',
  takes: ['text', 'date', 'number', 'yesNo', 'choice'],
};
