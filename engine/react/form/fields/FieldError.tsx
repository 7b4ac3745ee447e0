import { createContext, type ReactNode } from 'react';
import { errorId } from '../../field/controlProps.ts';
import type { FormMessages } from '../../field/FormMessages.ts';

/** A field's error, shown by text, a sign and color. */
export const renderError = (id: string, error: string, messages: FormMessages): ReactNode => (
  <p className="sw-error" id={errorId(id)}>
    <span className="sw-unseen">{`${messages.error}: `}</span>
    <span>{error}</span>
  </p>
);

/** The message of each field's error, by the field's id. */
export type FieldErrors = ReadonlyMap<string, string>;

/** The errors of a page's fields. Components that draw several fields read it, and draw again those that changed. */
export const FieldErrorsContext = createContext<FieldErrors>(new Map());
