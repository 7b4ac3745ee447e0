import type { ComponentType } from 'react';
import type { FieldWidgetProps } from '../form/FormContext.ts';

/** One way of asking. */
export interface WidgetEntry {
  /** The name that a document gives in `ui:widget`. */
  readonly name: string;
  readonly component: ComponentType<FieldWidgetProps>;
  /**
   * How the question is tied to the control: by a label above it (`label`), by a label that the widget draws itself
   * beside its control (`self`), or, where the answer takes several controls, as the name of a `group` or `radiogroup`.
   */
  readonly naming: 'label' | 'self' | 'group' | 'radiogroup';
}
