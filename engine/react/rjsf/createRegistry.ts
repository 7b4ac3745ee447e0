import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import { type FieldProps, type Registry, type RJSFSchema, TranslatableString } from '@rjsf/utils';
import { memo } from 'react';
import type { FormContext } from '../form/FormContext.ts';
import { AnswerField } from '../form/fields/AnswerField.tsx';
import { ArrayField } from '../form/fields/ArrayField.tsx';
import { ObjectField } from '../form/fields/ObjectField.tsx';
import { SchemaField } from '../form/fields/SchemaField.tsx';
import { createFormValidator } from './createFormValidator.ts';
import { FieldSchemas } from './FieldSchemas.ts';
import { templates } from './templates.ts';

type Props = FieldProps<unknown, RJSFSchema, FormContext>;

const fields = {
  SchemaField,
  StringField: AnswerField,
  BooleanField: memo<Props>(BooleanField),
  NumberField,
  ObjectField,
  ArrayField,
};

/**
 * Everything that rjsf's fields need to draw one form. The fields are imported one by one: rjsf's `Form` and its default
 * registry bring a Markdown parser, a schema resolver and twenty widgets (67 KiB gzip) that no page here uses, and
 * copy and compare the whole form at each change.
 *
 * @param idPrefix the start of every id in the form, unique in the document
 */
export function createRegistry(
  root: RJSFSchema,
  idPrefix: string,
  formContext: FormContext,
): Registry<unknown, RJSFSchema, FormContext> {
  const { words, widgets } = formContext;
  return {
    fields,
    templates,
    widgets: Object.fromEntries(widgets.map(({ name, component }) => [name, component])),
    rootSchema: root,
    schemaUtils: new FieldSchemas(
      root,
      createFormValidator(({ keyword }) => keyword),
    ),
    formContext,
    translateString: (key) => {
      if (key === TranslatableString.YesLabel) return words.yes;
      return key === TranslatableString.NoLabel ? words.no : key;
    },
    globalFormOptions: { idPrefix, idSeparator: '_' },
  };
}
