import type { ReactNode } from 'react';
import type { PageView } from '../../core/form/viewForm.ts';
import type { MessageCatalogue } from '../../core/messages/MessageCatalogue.ts';
import type { Answers } from '../../core/rules/Scope.ts';
import type { RichText, WidgetEntry } from './FormContext.ts';
import type { FormMessages } from './FormMessages.ts';

/** The props of `PageForm`. */
export interface PageFormProps {
  /** The page with its shown and required fields: an entry of the path that `pathFor` returns. */
  readonly view: PageView;
  /** The page's answers, those of hidden fields included. */
  readonly answers: Answers;
  /** Whether Continue was refused on this page, so that its errors are shown. */
  readonly attempted: boolean;
  /** Counts each refused Continue. Whenever it changes, the errors to show are chosen again. */
  readonly refusals: number;
  /** Called with all answers of the page when one changes. Text is handed over when its control is left. */
  readonly onEdit: (answers: Answers) => void;
  /** Called when the guest presses Continue or Enter, after every answer was handed over. */
  readonly onContinue: () => void;
  readonly catalogue: MessageCatalogue;
  readonly messages: FormMessages;
  /** Shows HTML of documents; when absent, the HTML is shown as plain text, tags included. */
  readonly RichText?: RichText;
  /** All widgets that documents may name, the engine's own included. */
  readonly widgets: readonly WidgetEntry[];
  /** While true nothing can be changed, for example because the answers are being sent. */
  readonly busy?: boolean;
  /** What is shown below the fields, inside the form: its buttons and messages. */
  readonly children?: ReactNode;
}
