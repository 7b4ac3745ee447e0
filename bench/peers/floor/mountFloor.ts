import type { MountPeer } from '../MountPeer.ts';
import { errorsShown, findErrorElement } from './createRow.ts';
import { PlainForm } from './PlainForm.ts';

/** Shows the form in plain HTML, without any framework. */
export const mountFloor: MountPeer = (root, form) => {
  const plain = new PlainForm(form);
  root.append(plain.element);
  return {
    input: (key) => plain.findRow(key)?.querySelector('input, select') ?? null,
    option: (key, value) => plain.findRow(key)?.querySelector(`input[value="${value}"]`) ?? null,
    submit: () => plain.button,
    errorCount: () => errorsShown(plain.element),
    error: (key) => {
      const row = plain.findRow(key);
      return row ? (findErrorElement(row).textContent ?? '') : '';
    },
    value: (key) => plain.answers[key],
  };
};
