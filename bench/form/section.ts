import type { NeutralField, NeutralOption } from './NeutralForm.ts';

/** A field of the section before it is repeated; `name` and `when` stand for keys that are not known yet. */
export interface SectionField extends Omit<NeutralField, 'key' | 'showIf'> {
  /** The name of this field in the conditions of its section. */
  readonly name?: 'A' | 'B' | 'C';
  readonly when?: Readonly<Partial<Record<'A' | 'B' | 'C', string>>>;
}

const options = (count: number): readonly NeutralOption[] =>
  Array.from({ length: count }, (_, index) => ({ value: `opt${index + 1}`, label: `Option ${index + 1}` }));

const yesNo: readonly NeutralOption[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/**
 * Twenty questions, five of them conditional: A shows two questions, one of which is B; B shows two more; C shows one.
 */
export const section: readonly SectionField[] = [
  { type: 'text', label: 'First name', required: true, maxLength: 60 },
  { type: 'text', label: 'Last name', required: true, maxLength: 60 },
  { type: 'text', label: 'Email', required: true, format: 'email' },
  { type: 'date', label: 'Date of birth', required: true },
  { name: 'A', type: 'radio', label: 'Has a representative', required: true, options: yesNo },
  { type: 'text', label: 'Representative name', required: true, maxLength: 80, when: { A: 'yes' } },
  { name: 'B', type: 'radio', label: 'Representative is a lawyer', options: yesNo, when: { A: 'yes' } },
  { type: 'text', label: 'Bar number', required: true, pattern: '^[A-Z]{2}[0-9]{6}$', when: { A: 'yes', B: 'yes' } },
  { name: 'C', type: 'select', label: 'Type of request', required: true, options: options(6) },
  { type: 'text', label: 'Postal code', required: true, pattern: '^[0-9]{5}$' },
  { type: 'text', label: 'Reference', maxLength: 20 },
  { type: 'checkboxes', label: 'Topics', options: options(4) },
  { type: 'select', label: 'Country', options: options(12) },
  { type: 'text', label: 'Why this request', required: true, maxLength: 200, when: { C: 'opt2' } },
  { type: 'radio', label: 'Preferred contact', required: true, options: options(3) },
  { type: 'text', label: 'Phone', pattern: '^\\+?[0-9 ]{6,15}$' },
  { type: 'date', label: 'Earliest start' },
  { type: 'text', label: 'Summary', required: true, maxLength: 120 },
  { type: 'checkboxes', label: 'Lawyer services', options: options(4), when: { A: 'yes', B: 'yes' } },
  { type: 'text', label: 'Remarks', maxLength: 500 },
];
