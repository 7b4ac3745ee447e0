import { useMemo } from 'react';
import { withComputed } from '../../core/form/computed.ts';
import { presentedSchema } from '../../core/form/validatePage.ts';
import type { PageView } from '../../core/form/viewForm.ts';
import type { Answers } from '../../core/rules/Scope.ts';
import type { FormContext } from '../field/FormContext.ts';
import type { FieldPlace } from './fields/FieldGroup.ts';
import { GroupContent } from './fields/Members.tsx';

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
