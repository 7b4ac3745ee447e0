import type { Letter } from './Letter.ts';
import { letterHtml } from './letterHtml.ts';
import { letterText } from './letterText.ts';
import type { Mail } from './outbox.ts';

/** The letter as it waits in the outbox, in both its forms. */
export const renderMail = (letter: Letter): Mail => ({
  recipient: letter.recipient,
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter),
});
