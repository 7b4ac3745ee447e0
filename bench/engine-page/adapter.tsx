import '#engine/look.css';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { answersOf, initialState, type WizardState } from '#engine';
import { compileMeasured } from './compileMeasured.ts';
import { MeasuredWizard } from './MeasuredWizard.tsx';
import type { NeutralForm } from './NeutralForm.ts';

/** What a comparison may ask of a mounted form. All but `unmount` only look. */
export interface MeasuredForm {
  /** The first control of a field; null while the field is not shown. */
  readonly input: (key: string) => Element | null;
  /** What to click for one option of a radio or checkboxes field. */
  readonly option: (key: string, value: string) => Element | null;
  readonly submit: () => Element | null;
  /** How many fields show an error now. */
  readonly errorCount: () => number;
  /** The words of the error that a shown field displays, or ''. */
  readonly error: (key: string) => string;
  /** What the engine holds for a field now. */
  readonly value: (key: string) => unknown;
  readonly unmount: () => void;
}

const CONTROLS = 'input, select, textarea';

/** Compiles the form and shows it in an empty element. */
export function mountMeasured(root: Element, form: NeutralForm): MeasuredForm {
  const plan = compileMeasured(form);
  const store = createStore<WizardState>(() => initialState(plan, {}));
  const react = createRoot(root);
  react.render(<MeasuredWizard plan={plan} store={store} />);

  // A field's element has an id of the form's prefix and the field's name. The first field is always shown.
  const first = form.fields[0]?.key ?? '';
  let prefix: string | undefined;
  const field = (key: string): Element | null => {
    prefix ??= root.querySelector(`[id$="_${first}"]`)?.id.slice(0, -first.length);
    return prefix === undefined ? null : document.getElementById(`${prefix}${key}`);
  };
  return {
    input: (key) => {
      const found = field(key);
      return found?.matches(CONTROLS) ? found : (found?.querySelector(CONTROLS) ?? null);
    },
    option: (key, value) => field(key)?.querySelector(`input[value="${value}"]`) ?? null,
    submit: () => root.querySelector('button[type=submit]'),
    errorCount: () => root.querySelectorAll('.sw-error').length,
    error: (key) => document.getElementById(`${field(key)?.id}__error`)?.lastChild?.textContent ?? '',
    value: (key) => answersOf(store.getState().answers, store.getState().position)[key],
    unmount: () => react.unmount(),
  };
}

/** The same as an adapter of a comparison, which has one form at a time. */
export function createAdapter() {
  let mounted: MeasuredForm | undefined;
  return {
    mount: (root: Element, form: NeutralForm): void => {
      mounted = mountMeasured(root, form);
    },
    input: (key: string) => mounted?.input(key) ?? null,
    option: (key: string, value: string) => mounted?.option(key, value) ?? null,
    submit: () => mounted?.submit() ?? null,
    errorCount: () => mounted?.errorCount() ?? 0,
    error: (key: string) => mounted?.error(key) ?? '',
    value: (key: string) => mounted?.value(key),
  };
}

export default createAdapter();
