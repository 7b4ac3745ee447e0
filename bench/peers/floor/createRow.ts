import type { NeutralField } from '../../form/NeutralForm.ts';

/** Creates the row of a question: its label, its controls, and a place for its error. */
export function createRow(field: NeutralField): HTMLElement {
  const text = field.required ? `${field.label} *` : field.label;
  const label = hasChoices(field)
    ? element('span', { textContent: text })
    : element('label', { htmlFor: field.key, textContent: text });
  return element('div', {}, label, ...createControls(field), element('p', { className: 'error' }));
}

/** The element for the error of a row; it is empty while there is no error. */
export function findErrorElement(row: HTMLElement): Element {
  const error = row.lastElementChild;
  if (!error) throw new Error('A row ends with the place for its error.');
  return error;
}

/** The number of rows of a form that show an error. */
export const errorsShown = (form: HTMLElement): number => form.querySelectorAll('p.error:not(:empty)').length;

const hasChoices = ({ type }: NeutralField): boolean => type === 'radio' || type === 'checkboxes';

function createControls(field: NeutralField): readonly HTMLElement[] {
  if (hasChoices(field)) return createChoices(field);
  const { key, type, format, maxLength, options = [] } = field;
  if (type === 'select') {
    const choices = options.map(({ value, label }) => element('option', { value, textContent: label }));
    return [element('select', { id: key, name: key }, element('option', { value: '' }), ...choices)];
  }
  const kind = type === 'date' ? 'date' : (format ?? 'text');
  return [element('input', { id: key, name: key, type: kind, ...(maxLength !== undefined && { maxLength }) })];
}

function createChoices({ key, type, options = [] }: NeutralField): readonly HTMLElement[] {
  const kind = type === 'radio' ? 'radio' : 'checkbox';
  return options.map(({ value, label }) =>
    element('label', {}, element('input', { id: `${key}-${value}`, name: key, type: kind, value }), label),
  );
}

/** Creates an element with these properties and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}
