import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { PageView } from '../../core/form/viewForm.ts';
import type { MessageCatalogue } from '../../core/messages/MessageCatalogue.ts';
import type { Answers } from '../../core/rules/Scope.ts';
import type { WidgetEntry } from '../widgets/WidgetEntry.ts';
import { createPendingText } from './answers/PendingText.ts';
import { useAnswers } from './answers/useAnswers.ts';
import { useFocusReturn } from './answers/useFocusReturn.ts';
import { useHeldPresses } from './answers/useHeldPresses.ts';
import { ErrorSummary } from './errors/ErrorSummary.tsx';
import { FieldErrorsContext } from './errors/FieldErrorsContext.ts';
import { useComplaints } from './errors/useComplaints.ts';
import { useFieldErrors } from './errors/useFieldErrors.ts';
import { useFocusOnRefusal } from './errors/useFocusOnRefusal.ts';
import { Fields } from './Fields.tsx';
import type { RichText } from './FormContext.ts';
import type { FormWords } from './FormWords.ts';
import { marksRequired } from './marksRequired.ts';

export interface PageFormProps {
  /** The page with what its rules say now; one member of `pathFor`'s path. */
  readonly view: PageView;
  /** The page's answers, those of hidden fields included. */
  readonly answers: Answers;
  /** Whether Continue was pressed on this page: its errors are shown. */
  readonly attempted: boolean;
  /** Counts each Continue that met errors: what is complained about is settled anew each time. */
  readonly refusals: number;
  /** Takes the page's answers with one changed. Text comes when its control is left. */
  readonly onEdit: (answers: Answers) => void;
  /** The guest pressed Continue (or Enter); every answer has been handed over before. */
  readonly onContinue: () => void;
  readonly catalogue: MessageCatalogue;
  readonly words: FormWords;
  readonly RichText: RichText;
  /** All widgets that documents may name, the engine's own included. */
  readonly widgets: readonly WidgetEntry[];
  /** While true nothing can be changed, because the answers are being sent. */
  readonly busy?: boolean;
  /** What stands below the fields, inside the form: its buttons and messages. */
  readonly children?: ReactNode;
}

/**
 * One page of questions. The answers are the caller's: the form holds none, and shows what it is given. After each Continue that
 * met errors the first wrong control has the focus, also where that Continue has led to another page.
 */
export function PageForm(props: PageFormProps) {
  const { page } = props.view;
  const box = useRef<HTMLDivElement>(null);
  useFocusOnRefusal(box, props.refusals);
  // Nothing of a page is left in the next one.
  const [shown, setShown] = useState({ page, count: 0 });
  if (shown.page !== page) setShown({ page, count: shown.count + 1 });
  return (
    <div ref={box}>
      <Page key={shown.count} {...props} />
    </div>
  );
}

function Page(props: PageFormProps) {
  const { view, answers, onEdit, onContinue, words, RichText, widgets, busy = false, children } = props;
  const idPrefix = useId();
  const pending = useMemo(createPendingText, []);
  const { complaints, entryDeleted } = useComplaints(props);
  const form = useRef<HTMLFormElement>(null);
  useHeldPresses(pending, form);
  const noteFocus = useFocusReturn(busy);

  const { change, answerAt } = useAnswers(answers, onEdit);
  const formContext = useMemo(
    () => ({ words, RichText, widgets, pending, answerAt, entryDeleted }),
    [words, RichText, widgets, pending, answerAt, entryDeleted],
  );

  const failures = useMemo(
    () => complaints.map(({ path, ...rest }) => ({ id: [idPrefix, ...path].join('_'), ...rest })),
    [complaints, idPrefix],
  );
  const errors = useFieldErrors(failures);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    noteFocus();
    pending.flush();
    onContinue();
  };

  return (
    <form ref={form} className="sw-form" noValidate onSubmit={submit} aria-busy={busy}>
      <ErrorSummary failures={failures} words={words} />
      {marksRequired(view) && <p className="sw-note">{words.requiredNote}</p>}
      <div inert={busy}>
        <FieldErrorsContext value={errors}>
          <Fields view={view} answers={answers} idPrefix={idPrefix} formContext={formContext} onChange={change} />
        </FieldErrorsContext>
      </div>
      {children}
    </form>
  );
}
