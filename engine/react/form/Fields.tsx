import type { FieldPathList } from '@rjsf/utils';
import { useMemo } from 'react';
import type { PageView } from '../../core/form/validatePage.ts';
import type { Answers } from '../../core/rules/Scope.ts';
import type { WidgetEntry } from '../widgets/WidgetEntry.ts';
import type { Complaint } from './complaintsOf.ts';
import { createRegistry } from './createRegistry.ts';
import { errorSchemaOf } from './errorSchemaOf.ts';
import type { FormContext, RichText } from './FormContext.ts';
import type { FormWords } from './FormWords.ts';
import { ObjectField } from './ObjectField.tsx';
import type { PendingText } from './PendingText.ts';
import { toRjsfSchema } from './rjsfSchema.ts';
import { settleUiSchema } from './settleUiSchema.ts';
import { useStableErrors } from './useStableErrors.ts';

interface FieldsProps {
  readonly view: PageView;
  readonly answers: Answers;
  readonly complaints: readonly Complaint[];
  readonly idPrefix: string;
  readonly pending: PendingText;
  readonly words: FormWords;
  readonly RichText: RichText;
  readonly widgets: readonly WidgetEntry[];
  readonly onChange: (value: unknown, path: FieldPathList) => void;
}

const nothing = (): void => undefined;

/** The one place where a page's schema meets rjsf, whose fields draw it. */
export function Fields(props: FieldsProps) {
  const { view, answers, complaints, idPrefix, pending, words, RichText, widgets, onChange } = props;
  const { page, shown, required } = view;
  const uiSchema = useMemo(() => settleUiSchema(page.schema, page.uiSchema, widgets), [page, widgets]);
  const registry = useMemo(() => {
    const formContext: FormContext = { words, RichText, widgets, pending };
    return createRegistry(toRjsfSchema(page.schema), idPrefix, formContext);
  }, [page, idPrefix, words, RichText, widgets, pending]);
  const root = useMemo(() => ({ $id: idPrefix, path: [] }), [idPrefix]);
  const errorSchema = useStableErrors(useMemo(() => errorSchemaOf(complaints), [complaints]));
  return (
    <ObjectField
      name=""
      schema={toRjsfSchema(page.present(shown, required))}
      uiSchema={uiSchema}
      formData={answers}
      errorSchema={errorSchema}
      fieldPathId={root}
      registry={registry}
      onChange={onChange}
      onBlur={nothing}
      onFocus={nothing}
    />
  );
}
