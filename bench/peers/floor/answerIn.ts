import type { NeutralField } from '../../form/NeutralForm.ts';

export type PlainAnswer = string | readonly string[];

/** The answer that the controls of a row hold; nothing given is an empty text or list. */
export function answerIn({ type }: NeutralField, row: HTMLElement): PlainAnswer {
  if (type === 'select') return row.querySelector('select')?.value ?? '';
  if (type === 'radio') return row.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
  if (type === 'checkboxes')
    return Array.from(row.querySelectorAll<HTMLInputElement>('input:checked'), ({ value }) => value);
  return row.querySelector('input')?.value ?? '';
}
