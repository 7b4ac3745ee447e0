import type { Mail } from '../outbox.ts';
import type { Letter } from './Letter.ts';
import { letterHtml } from './letterHtml.ts';
import { letterText } from './letterText.ts';

/** The letter as text and as HTML, for the outbox. */
export const renderMail = (letter: Letter): Mail => ({
  recipient: letter.recipient,
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter),
  ...(letter.calendar !== undefined && { calendar: letter.calendar }),
});
