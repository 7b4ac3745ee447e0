import type { NeutralCondition, NeutralField, NeutralForm } from './NeutralForm.ts';
import { type SectionField, section } from './section.ts';

/** Generates a form with this number of fields by repeating the section. */
export function generateForm(fields: number): NeutralForm {
  return { title: `Form of ${fields} fields`, fields: Array.from({ length: fields }, (_, index) => fieldAt(index)) };
}

const keyAt = (index: number): string => `f${String(index + 1).padStart(3, '0')}`;

function fieldAt(index: number): NeutralField {
  const found = section[index % section.length];
  if (!found) throw new Error('The section has no fields.');
  const { name: _, when, ...field } = found;
  const first = index - (index % section.length);
  const label = `${field.label} ${first / section.length + 1}`;
  return { ...field, key: keyAt(index), label, ...(when && { showIf: buildConditions(when, first) }) };
}

/** `first` is the index at which the field's copy of the section starts. */
function buildConditions(when: NonNullable<SectionField['when']>, first: number): readonly NeutralCondition[] {
  return Object.entries(when).map(([name, equals]) => ({
    field: keyAt(first + section.findIndex((field) => field.name === name)),
    equals,
  }));
}
