import type { ReactNode } from 'react';
import type { PageView } from '../../core/form/viewForm.ts';
import type { MessageCatalogue } from '../../core/messages/MessageCatalogue.ts';
import type { Answers } from '../../core/rules/Scope.ts';
import type { RichText, WidgetEntry } from './FormContext.ts';
import type { FormMessages } from './FormMessages.ts';

/** What a page of questions is given. */
export interface PageFormProps {
  /** The page with what its rules say now; one member of `pathFor`'s path. */
  readonly view: PageView;
  /** The page's answers, those of hidden fields included. */
  readonly answers: Answers;
  /** Whether Continue was pressed on this page: its errors are shown. */
  readonly attempted: boolean;
  /** Counts each Continue that met errors: which errors are shown is decided anew each time. */
  readonly refusals: number;
  /** Takes the page's answers with one changed. Text comes when its control is left. */
  readonly onEdit: (answers: Answers) => void;
  /** The guest pressed Continue (or Enter); every answer has been handed over before. */
  readonly onContinue: () => void;
  readonly catalogue: MessageCatalogue;
  readonly messages: FormMessages;
  readonly RichText: RichText;
  /** All widgets that documents may name, the engine's own included. */
  readonly widgets: readonly WidgetEntry[];
  /** While true nothing can be changed, because the answers are being sent. */
  readonly busy?: boolean;
  /** What stands below the fields, inside the form: its buttons and messages. */
  readonly children?: ReactNode;
}
