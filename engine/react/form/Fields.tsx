import { memo, useMemo } from 'react';
import { presentedSchema } from '../../core/form/validatePage.ts';
import type { PageView } from '../../core/form/viewForm.ts';
import { isEntryList } from '../../core/json/isEntryList.ts';
import type { Answers } from '../../core/rules/Scope.ts';
import { castFromRjsfSchema, castToRjsfSchema, createRegistry } from '../rjsf/createRegistry.ts';
import type { FieldPathList } from '../rjsf/rjsf.ts';
import type { FieldProps, FormContext } from './FormContext.ts';
import { AnswerField } from './fields/AnswerField.tsx';
import { ListField } from './fields/ListField.tsx';
import { ObjectField } from './fields/ObjectField.tsx';
import { SchemaField } from './fields/SchemaField.tsx';
import { normalizeUiSchema } from './normalizeUiSchema.ts';

interface FieldsProps {
  readonly view: PageView;
  readonly answers: Answers;
  readonly idPrefix: string;
  readonly formContext: FormContext;
  readonly onChange: (value: unknown, path: FieldPathList) => void;
}

const fields = { SchemaField, StringField: AnswerField, ObjectField, ArrayField };
const nothing = (): void => undefined;

/** Draws the fields of a page. This is the only place where a page's schema is passed to rjsf. */
export const Fields = memo(({ view, answers, idPrefix, formContext, onChange }: FieldsProps) => {
  const { schema, uiSchema } = view.page;
  const presented = presentedSchema(view);
  const normalizedUiSchema = useMemo(
    () => normalizeUiSchema(schema, uiSchema, formContext.widgets),
    [schema, uiSchema, formContext],
  );
  const registry = useMemo(
    () => createRegistry(fields, castToRjsfSchema(schema), idPrefix, formContext),
    [schema, idPrefix, formContext],
  );
  const root = useMemo(() => ({ $id: idPrefix, path: [] }), [idPrefix]);
  return (
    <ObjectField
      name=""
      schema={castToRjsfSchema(presented)}
      uiSchema={normalizedUiSchema}
      formData={answers}
      fieldPathId={root}
      registry={registry}
      onChange={onChange}
      onBlur={nothing}
      onFocus={nothing}
    />
  );
});

/** An answer that is a list: of entries on cards, or of choices. */
export function ArrayField(props: FieldProps) {
  const schema = castFromRjsfSchema(props.schema);
  return isEntryList(schema) ? <ListField field={props} schema={schema} /> : <AnswerField {...props} />;
}
