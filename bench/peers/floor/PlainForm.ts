import { isShown } from '../../form/isShown.ts';
import type { NeutralField, NeutralForm } from '../../form/NeutralForm.ts';
import { createRow, element, findErrorElement } from './createRow.ts';

/** Plain controls with one delegated handler, so that it costs hardly more than the browser itself. */
export class PlainForm {
  readonly element = element('form', { noValidate: true });
  readonly button = element('button', { textContent: 'Submit' });
  readonly answers: Record<string, PlainAnswer> = {};
  private readonly fields: readonly NeutralField[];
  private readonly byKey: ReadonlyMap<string, NeutralField>;
  /** All rows that were ever shown, by key. */
  private readonly rows = new Map<string, HTMLElement>();

  constructor({ fields }: NeutralForm) {
    this.fields = fields;
    this.byKey = new Map(fields.map((field) => [field.key, field]));
    this.element.append(this.button);
    for (const field of fields) if (isShown(field, this.answers)) this.show(field, this.button);
    this.element.addEventListener('input', (event) => this.onInput(event));
    this.element.addEventListener('submit', (event) => this.onSubmit(event));
  }

  /** The row of a field while it is shown. */
  findRow(key: string): HTMLElement | undefined {
    const row = this.rows.get(key);
    return row?.parentNode === this.element ? row : undefined;
  }

  private onInput({ target }: Event): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const field = this.byKey.get(target.name);
    const row = this.findRow(target.name);
    if (!field || !row) return;
    this.answers[field.key] = answerIn(field, row);
    if (field.options) this.update(field.key);
  }

  /** Shows and hides the fields that the field with this key controls. */
  private update(control: string): void {
    for (const field of this.fields) {
      if (!field.showIf?.some((condition) => condition.field === control)) continue;
      const row = this.findRow(field.key);
      const shown = isShown(field, this.answers);
      if (row && !shown) row.remove();
      if (!row && shown) this.show(field, this.rowAfter(field) ?? this.button);
    }
  }

  private rowAfter(field: NeutralField): HTMLElement | undefined {
    const next = this.fields.slice(this.fields.indexOf(field) + 1).find(({ key }) => this.findRow(key));
    return next && this.findRow(next.key);
  }

  private show(field: NeutralField, before: Node): void {
    const row = this.rows.get(field.key) ?? createRow(field);
    this.rows.set(field.key, row);
    this.element.insertBefore(row, before);
  }

  private onSubmit(event: Event): void {
    event.preventDefault();
    for (const field of this.fields) {
      const row = this.findRow(field.key);
      if (row) findErrorElement(row).textContent = findError(field, answerIn(field, row));
    }
  }
}

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** The error of an answer, or ''. */
function findError({ required, maxLength, pattern, format }: NeutralField, answer: PlainAnswer): string {
  if (answer.length === 0) return required ? 'This question needs an answer' : '';
  if (typeof answer !== 'string') return '';
  if (maxLength !== undefined && answer.length > maxLength) return `At most ${maxLength} characters`;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(answer)) return 'Not in the right form';
  return format === 'email' && !EMAIL.test(answer) ? 'Not an email address' : '';
}

type PlainAnswer = string | readonly string[];

/** The answer in the controls of a row; without an answer, an empty text or list. */
function answerIn({ type }: NeutralField, row: HTMLElement): PlainAnswer {
  if (type === 'select') return row.querySelector('select')?.value ?? '';
  if (type === 'radio') return row.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
  if (type === 'checkboxes')
    return Array.from(row.querySelectorAll<HTMLInputElement>('input:checked'), ({ value }) => value);
  return row.querySelector('input')?.value ?? '';
}
