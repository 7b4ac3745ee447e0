import { withoutMarks } from './withoutMarks.ts';

/** Text as it is kept once its control is left: without the spaces around it. */
export const trimmed = (text: string): string => text.trim();

/** Text as it is kept where spaces are part of the answer (`ui:trim: false`). */
export const untouched = (text: string): string => text;

/** The same of what is no name and no prose: an address, a number, a code. */
export const unmarked = (text: string): string => withoutMarks(text).trim();
