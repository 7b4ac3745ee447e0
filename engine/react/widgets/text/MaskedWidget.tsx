import { useState } from 'react';
import type { FieldWidgetProps, WidgetEntry } from '../../field/FormContext.ts';
import { unmarked, useTextControl } from './useTextInput.ts';

/** Attributes that make password managers ignore the input: each manager has its own. */
const NO_PASSWORD = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' };

const drawsDots = (): boolean => typeof CSS !== 'undefined' && CSS.supports('-webkit-text-security', 'disc');

function MaskedWidget(props: FieldWidgetProps) {
  const { id, label, options, form } = props;
  const { messages } = form;
  const control = useTextControl<HTMLInputElement>(props, unmarked);
  const [shown, setShown] = useState(false);
  // Browsers offer to save the text of a password input, whatever its attributes are. So the stylesheet draws the dots.
  // Only in browsers where it cannot do so, the input is a password input, so that the text is never visible.
  const [plainInput] = useState(drawsDots);
  return (
    <div className="sw-masked">
      <input
        {...control}
        {...NO_PASSWORD}
        className={shown ? 'sw-input' : 'sw-input sw-input--masked'}
        type={shown || plainInput ? 'text' : 'password'}
        inputMode={options.inputmode === 'numeric' ? 'numeric' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck="false"
      />
      <button
        type="button"
        className="sw-button sw-button--quiet sw-masked__toggle"
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        <span>{shown ? messages.hide : messages.show}</span>
        <span className="sw-unseen">{` ${label}`}</span>
      </button>
    </div>
  );
}

/**
 * One line of text that only the guest may read, shown as dots until the guest asks to see it. `ui:inputmode: numeric`
 * brings the keyboard for digits. The text is not saved, filled in or spell-checked by the browser.
 */
export const maskedWidget: WidgetEntry = {
  name: 'masked',
  component: MaskedWidget,
  naming: 'label',
  takes: ['text', 'number'],
  uiOptions: { placeholder: 'text', inputmode: ['numeric'] },
  secret: true,
};
