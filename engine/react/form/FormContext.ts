import type { ComponentType } from 'react';
import type { AnswerKind } from '../../core/form/answerKind.ts';
import type { KnownWidget } from '../../core/form/KnownWidget.ts';
import type * as rjsf from '../rjsf/rjsf.ts';
import type { TextFormat } from '../widgets/TextFormat.ts';
import type { PendingText } from './answers/PendingText.ts';
import type { FormMessages } from './FormMessages.ts';

/** Shows HTML of a document. The component must sanitize it: the engine passes the document's HTML on unchanged. */
export type RichText = ComponentType<{ readonly html: string }>;

/** What the fields and widgets of one form share: rjsf's `formContext`. */
export interface FormContext {
  readonly messages: FormMessages;
  readonly RichText: RichText;
  readonly widgets: readonly WidgetEntry[];
  readonly pending: PendingText;
  /** The current answer at a path, including changes that are not rendered yet. */
  readonly answerAt: (path: rjsf.FieldPathList) => unknown;
  /** Must be called when an entry of the list at this pointer is deleted, before the new answers are rendered. */
  readonly entryDeleted: (list: string, index: number) => void;
}

/**
 * The props of a widget: the question (`id`, `label`, `schema`, `required`, `disabled`, `readonly`), its answer
 * (`value`, `onChange`; undefined means no answer), its ui options (`options`, by name without `ui:`, and
 * `placeholder`), the errors that are shown (`rawErrors`), and in `registry.formContext` the form's messages and the
 * text that is still being typed.
 */
export type FieldWidgetProps = rjsf.WidgetProps<unknown, rjsf.RJSFSchema, FormContext>;

/** A widget, with everything that the form, the compiler and the content check need to know about it. */
export interface WidgetEntry extends KnownWidget {
  readonly component: ComponentType<FieldWidgetProps>;
  /**
   * How the question names the control: by a label above it (`label`), by a label that the widget itself draws beside
   * its control (`self`) or, for an answer with several controls, as the name of a `group` or `radiogroup`.
   */
  readonly naming: 'label' | 'self' | 'group' | 'radiogroup';
  /** The kinds of answers that the widget can ask for. */
  readonly takes: readonly AnswerKind[];
  /** The formats into which it brings typed answers; absent when it removes only the spaces around them. */
  readonly writes?: readonly TextFormat[];
}

/** The props of a field, which draws a widget or several fields. */
export type FieldProps = rjsf.FieldProps<unknown, rjsf.RJSFSchema, FormContext>;

/** The registry that all fields of one form share. */
export type FieldRegistry = rjsf.Registry<unknown, rjsf.RJSFSchema, FormContext>;
