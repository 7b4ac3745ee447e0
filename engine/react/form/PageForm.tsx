import { type FormEvent, type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { withComputed } from '../../core/form/computed.ts';
import { presentedSchema } from '../../core/form/validatePage.ts';
import { isSamePage, type PageView } from '../../core/form/viewForm.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import type { MessageCatalogue } from '../../core/messages/MessageCatalogue.ts';
import type { Answers } from '../../core/rules/Scope.ts';
import { type FormContext, PlainText, type RichText, type WidgetEntry } from '../field/FormContext.ts';
import type { FormMessages } from '../field/FormMessages.ts';
import { createPendingText } from '../field/PendingText.ts';
import { ErrorSummary } from './errors/ErrorSummary.tsx';
import { useFocusOnRefusal } from './errors/useFocusOnRefusal.ts';
import { useShownErrors } from './errors/useShownErrors.ts';
import { FieldErrorsContext } from './fields/FieldError.tsx';
import type { FieldPlace } from './fields/FieldGroup.ts';
import { GroupContent } from './fields/Members.tsx';
import { useAnswers } from './useAnswers.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { usePressTracking } from './usePressTracking.ts';

/** Whether a question of the page is marked as required, also inside a section or a list. */
export const marksRequired = ({ page, shown, required }: PageView): boolean =>
  required.length > 0 || shown.some((name) => marksInside(page.schema.properties[name]));

/**
 * One page of questions. The caller keeps the answers; the form only shows them. After each refused Continue, the first
 * invalid control gets the focus, even when that Continue led to another page.
 */
export function PageForm(props: PageFormProps) {
  const { page } = props.view;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(form, props.refusals);
  // Each page gets a new key, so that no state of one page is left in the next.
  const [shown, setShown] = useState({ page, count: 0 });
  if (!isSamePage(shown.page, page)) setShown({ page, count: shown.count + 1 });
  return <Page key={shown.count} form={form} {...props} />;
}

interface PageProps extends PageFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
}

function Page(props: PageProps) {
  const { form, view, answers, onEdit, onContinue, widgets, busy = false, children } = props;
  const { messages, RichText = PlainText, notesRequired = true } = props;
  const idPrefix = useId();
  const [pending] = useState(createPendingText);
  const { shownErrors, entryDeleted } = useShownErrors(props);
  usePressTracking(pending, form);
  const noteFocus = useFocusReturn(busy);

  const { change, answerAt } = useAnswers(answers, onEdit);
  const shared = useMemo(
    () => ({ messages, RichText, widgets, pending, change, answerAt, entryDeleted }),
    [messages, RichText, widgets, pending, change, answerAt, entryDeleted],
  );

  const summaryErrors = useMemo(
    () => shownErrors.map(({ path, ...rest }) => ({ id: [idPrefix, ...path].join('_'), ...rest })),
    [shownErrors, idPrefix],
  );
  const errors = useMemo(() => new Map(summaryErrors.map(({ id, text }) => [id, text])), [summaryErrors]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    noteFocus();
    pending.flush();
    onContinue();
  };

  return (
    <form
      ref={form}
      className={errors.size > 0 ? 'sw-form sw-form--refused' : 'sw-form'}
      noValidate
      onSubmit={submit}
      aria-busy={busy}
    >
      <ErrorSummary summaryErrors={summaryErrors} messages={messages} />
      {notesRequired && marksRequired(view) && <p className="sw-note">{messages.requiredNote}</p>}
      <div inert={busy}>
        <FieldErrorsContext value={errors}>
          <PageFields view={view} answers={answers} idPrefix={idPrefix} form={shared} />
        </FieldErrorsContext>
      </div>
      {children}
    </form>
  );
}

function marksInside(schema: JsonSchema | undefined): boolean {
  if (schema === undefined) return false;
  const { required = [], properties = {}, items } = schema;
  return required.length > 0 || marksInside(items) || Object.values(properties).some(marksInside);
}

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
  /** False where the heading above the form says what the mark of a required question means. */
  readonly notesRequired?: boolean;
  /** While true nothing can be changed, for example because the answers are being sent. */
  readonly busy?: boolean;
  /** What is shown below the fields, inside the form: its buttons and messages. */
  readonly children?: ReactNode;
}

interface PageFieldsProps {
  readonly view: PageView;
  readonly answers: Answers;
  /** The start of every id in the form, unique in the document. */
  readonly idPrefix: string;
  readonly form: FormContext;
}

/** Draws the shown fields of a page. The page's title is the heading above the form. */
export function PageFields({ view, answers, idPrefix, form }: PageFieldsProps) {
  const place = useMemo((): FieldPlace => ({ id: idPrefix, path: [] }), [idPrefix]);
  const values = useMemo(() => withComputed(view, answers), [view, answers]);
  return (
    <GroupContent
      schema={presentedSchema(view)}
      uiSchema={view.page.uiSchema}
      value={values}
      place={place}
      form={form}
      disabled={false}
      readonly={false}
    />
  );
}
