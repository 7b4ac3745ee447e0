import type { ComponentType } from 'react';
import type { AnswerKind } from '../../core/form/answerKind.ts';
import type { KnownWidget } from '../../core/form/KnownWidget.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import type { FormMessages } from './FormMessages.ts';
import type { PendingText } from './PendingText.ts';

/** Shows HTML of a document. The component must sanitize it: the engine passes the document's HTML on unchanged. */
export type RichText = ComponentType<{ readonly html: string }>;

/** Shows HTML of a document as plain text, tags included. An app with HTML in its documents passes a `RichText`. */
export const PlainText: RichText = ({ html }) => html;

/** The names, and indexes of entries, that lead to an answer from the answers of its page. */
export type AnswerPath = readonly (string | number)[];

/** What the fields and widgets of one form share. */
export interface FormContext {
  readonly messages: FormMessages;
  readonly RichText: RichText;
  readonly widgets: readonly WidgetEntry[];
  readonly pending: PendingText;
  /** Sets the answer at a path; undefined removes it. */
  readonly change: (value: unknown, path: AnswerPath) => void;
  /** The current answer at a path, including changes that are not rendered yet. */
  readonly answerAt: (path: AnswerPath) => unknown;
  /** Must be called when an entry of the list at this pointer is deleted, before the new answers are rendered. */
  readonly entryDeleted: (list: string, index: number) => void;
}

/** The ui options of a field, by name without `ui:`. The compiler has checked them. */
export type UiOptions = Readonly<Record<string, unknown>>;

/** The props of a widget: the question, its answer, and what the form shares. */
export interface FieldWidgetProps {
  /** The id of the control; the ids of the texts around it begin with it. */
  readonly id: string;
  /** The field's name in its group. */
  readonly name: string;
  /** The question. */
  readonly label: string;
  readonly schema: JsonSchema;
  readonly options: UiOptions;
  /** The answer; undefined when there is none. */
  readonly value: unknown;
  /** Sets the answer; undefined removes it. The same function at each render. */
  readonly onChange: (value: unknown) => void;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly readonly: boolean;
  /** Whether an error is shown that the control itself has to announce. */
  readonly invalid: boolean;
  /** What the widgets of the form share: its messages, and the text that is still being typed. */
  readonly form: FormContext;
}

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

/** A format into which a widget brings typed answers. `typed` and `written` are patterns as in JSON Schema. */
export interface TextFormat {
  /** The typed answers that are brought into the format; all answers when absent. */
  readonly typed?: string;
  readonly written: string;
  /** An answer in the format, as an example for authors. */
  readonly example: string;
}
