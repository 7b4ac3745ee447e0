import type { ComponentType } from 'react';
import type { KnownWidget } from '../../core/form/KnownWidget.ts';
import type * as rjsf from '../rjsf/rjsf.ts';
import type { AnswerKind } from '../widgets/answerKind.ts';
import type { TextFormat } from '../widgets/TextFormat.ts';
import type { PendingText } from './answers/PendingText.ts';
import type { FormMessages } from './FormMessages.ts';

/** Shows HTML of a document. Cleaning it is the giver's duty: the engine hands on what the document holds. */
export type RichText = ComponentType<{ readonly html: string }>;

/** What the widgets and templates of one form share: rjsf's `formContext`. */
export interface FormContext {
  readonly messages: FormMessages;
  readonly RichText: RichText;
  readonly widgets: readonly WidgetEntry[];
  readonly pending: PendingText;
  /** The answer at a path as it is now, with all that was handed over. */
  readonly answerAt: (path: rjsf.FieldPathList) => unknown;
  /** To be told when an entry of the list at this pointer is deleted, before the answers come without it. */
  readonly entryDeleted: (list: string, index: number) => void;
}

/**
 * What a widget is given: the question (`id`, `label`, `schema`, `required`, `disabled`, `readonly`), its answer (`value`,
 * and `onChange`, where undefined is no answer), its ui options (`options`, without `ui:`; `placeholder`), the errors that are
 * shown (`rawErrors`), and in `registry.formContext` the words of the form and the text that is still being typed.
 */
export type FieldWidgetProps = rjsf.WidgetProps<unknown, rjsf.RJSFSchema, FormContext>;

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
  readonly writes?: readonly TextFormat[];
}

/** What a field is given, which draws a widget or several fields. */
export type FieldProps = rjsf.FieldProps<unknown, rjsf.RJSFSchema, FormContext>;

/** What all fields of one form are given. */
export type FieldRegistry = rjsf.Registry<unknown, rjsf.RJSFSchema, FormContext>;
