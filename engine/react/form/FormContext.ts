import type { FieldTemplateProps, RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { WidgetEntry } from '../widgets/WidgetEntry.ts';
import type { FieldErrors } from './FieldErrors.ts';
import type { FormWords } from './FormWords.ts';
import type { PendingText } from './PendingText.ts';

/** Shows HTML of a document. Cleaning it is the giver's duty: the engine hands on what the document holds. */
export type RichText = ComponentType<{ readonly html: string }>;

/** What the widgets and templates of one form share: rjsf's `formContext`. */
export interface FormContext {
  readonly words: FormWords;
  readonly RichText: RichText;
  readonly widgets: readonly WidgetEntry[];
  readonly pending: PendingText;
  readonly errors: FieldErrors;
}

export type FieldWidgetProps = WidgetProps<unknown, RJSFSchema, FormContext>;
export type FieldFrameProps = FieldTemplateProps<unknown, RJSFSchema, FormContext>;
