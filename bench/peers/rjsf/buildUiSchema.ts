import type { UiSchema } from '@rjsf/utils';
import type { NeutralForm } from '../../form/NeutralForm.ts';

/** The order of the fields, and the widgets and labels of fields with options. */
export function buildUiSchema({ fields }: NeutralForm): UiSchema {
  const uiOptions = fields.flatMap(({ key, type, options }) =>
    options ? [[key, { 'ui:widget': type, 'ui:enumNames': options.map(({ label }) => label) }] as const] : [],
  );
  return { 'ui:order': fields.map(({ key }) => key), ...Object.fromEntries(uiOptions) };
}
