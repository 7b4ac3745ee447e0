import type { ComponentType } from 'react';
import type { KnownWidget } from '../../core/form/KnownWidget.ts';
import type { FieldWidgetProps } from '../form/FormContext.ts';
import type { AnswerKind } from './answerKind.ts';
import type { WrittenForm } from './WrittenForm.ts';

/** One way of asking: all that there is to know of it, for the form, the compiler and the content check alike. */
export interface WidgetEntry extends KnownWidget {
  readonly component: ComponentType<FieldWidgetProps>;
  /**
   * How the question is tied to the control: by a label above it (`label`), by a label that the widget draws itself
   * beside its control (`self`), or, where the answer takes several controls, as the name of a `group` or `radiogroup`.
   */
  readonly naming: 'label' | 'self' | 'group' | 'radiogroup';
  /** The kinds of answers that can be given with it. */
  readonly takes: readonly AnswerKind[];
  /** What it makes of an answer that is typed; absent where the answer stays as it is, but for spaces around it. */
  readonly writes?: readonly WrittenForm[];
}
