import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import type { NeutralField } from '../../form/NeutralForm.ts';
import type { MountPeer } from '../MountPeer.ts';
import { buildSchema } from './buildSchema.ts';
import { buildUiSchema } from './buildUiSchema.ts';

/** The suffix of the id of a field's first control: an option has a number, other controls have none. */
const pickSuffix = (field: NeutralField | undefined): string =>
  field?.type === 'radio' || field?.type === 'checkboxes' ? '-0' : '';

/**
 * Shows the form with rjsf as it comes: its own `Form`, its own theme of native controls, and its own validator, which
 * is Ajv. Two settings differ from the default: the browser's own validation is off, because it would stop the submit,
 * and so is the list of all errors above the form, which no other peer draws.
 */
export const mountRjsf: MountPeer = (root, form) => {
  const byKey = new Map(form.fields.map((field) => [field.key, field]));
  let answers: Readonly<Record<string, unknown>> = {};
  createRoot(root).render(
    <Form
      schema={buildSchema(form)}
      uiSchema={buildUiSchema(form)}
      validator={validator}
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }) => {
        answers = formData ?? {};
      }}
    />,
  );
  return {
    input: (key) => document.getElementById(`root_${key}${pickSuffix(byKey.get(key))}`),
    option: (key, value) => {
      const index = byKey.get(key)?.options?.findIndex((option) => option.value === value);
      return document.getElementById(`root_${key}-${index}`);
    },
    submit: () => root.querySelector('button[type=submit]'),
    errorCount: () => root.querySelectorAll('[id$="__error"]').length,
    error: (key) => document.getElementById(`root_${key}__error`)?.textContent ?? '',
    value: (key) => answers[key],
  };
};
