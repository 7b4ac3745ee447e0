import '#engine/look.css';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { initialState, readPageAnswers, type WizardState } from '#engine';
import type { MountPeer } from '../MountPeer.ts';
import { compileMeasured } from './compileMeasured.ts';
import { MeasuredWizard } from './MeasuredWizard.tsx';

const CONTROLS = 'input, select, textarea';

/** Compiles the form and shows it as the only step of a wizard. */
export const mountEngine: MountPeer = (root, form) => {
  const plan = compileMeasured(form);
  const store = createStore<WizardState>(() => initialState(plan, {}));
  createRoot(root).render(<MeasuredWizard plan={plan} store={store} />);

  // The id of a field's element is the form's prefix and the field's name. The first field is always shown.
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
    value: (key) => readPageAnswers(store.getState().answers, store.getState().position)[key],
  };
};
