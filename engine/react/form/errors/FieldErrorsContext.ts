import { createContext } from 'react';

/** The words of each field's error, by the field's id: a list of one, as rjsf has it. */
export type FieldErrors = ReadonlyMap<string, string[]>;

/**
 * Read by those who draw several fields, and handed on as a prop, so that an error that comes or goes renders its own
 * field and no other.
 */
export const FieldErrorsContext = createContext<FieldErrors>(new Map());
