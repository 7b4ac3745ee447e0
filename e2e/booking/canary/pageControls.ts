import type { Page } from '@playwright/test';

/** A question on the page, whichever document asks it. */
export interface PageControl {
  readonly kind: 'text' | 'date' | 'radio' | 'checkbox' | 'select' | 'toggle';
  /** The id without the part of a date or the option of a radio. */
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly autocomplete: string;
  readonly invalid: boolean;
  /** The ids and labels of the options. */
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** Every control of the form, in document order. */
export const pageControls = (page: Page): Promise<readonly PageControl[]> =>
  page.evaluate(() => {
    const readLabel = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string =>
      (control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? '').trim();
    const found = new Map<string, PageControl & { options: { id: string; label: string }[] }>();
    const controls = document.querySelectorAll<HTMLInputElement>(
      'main form input, main form select, main form textarea, main form .sw-toggle',
    );
    for (const control of controls) {
      if (control.disabled) continue;
      const isDate = /-(month|day|year)$/.test(control.id);
      const tag = control.tagName;
      const kind =
        tag === 'BUTTON'
          ? 'toggle'
          : tag === 'SELECT'
            ? 'select'
            : control.type === 'radio' || control.type === 'checkbox'
              ? control.type
              : isDate
                ? 'date'
                : 'text';
      const id =
        kind === 'radio'
          ? control.name
          : isDate
            ? control.id.replace(/-(month|day|year)$/, '')
            : control.id || (control.textContent ?? '');
      const group = control.closest('[role=radiogroup], [role=group], fieldset');
      const earlier = found.get(id) ?? {
        kind,
        id,
        label: readLabel(control),
        type: control.type,
        autocomplete: control.autocomplete,
        invalid: false,
        options: [],
      };
      const invalid =
        earlier.invalid ||
        control.getAttribute('aria-invalid') === 'true' ||
        (kind === 'radio' && group?.getAttribute('aria-invalid') === 'true');
      const options =
        control instanceof HTMLSelectElement
          ? [...control.options].flatMap(({ value, label }) => (value === '' ? [] : [{ id: value, label }]))
          : [...earlier.options, { id: control.id, label: readLabel(control) }];
      found.set(id, { ...earlier, invalid, options });
    }
    return [...found.values()];
  });
