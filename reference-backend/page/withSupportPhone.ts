import type { ReadText } from '../content/createFileReader.ts';
import type { NoteReplaced } from '../content/noteReplaced.ts';
import { readSupport } from '../content/readSupport.ts';
import { escapeHtml } from './escapeHtml.ts';

/** The part of the page about calling, with a placeholder for the number. */
const SUPPORT = /<!--support-->([\s\S]*?)<!--\/support-->/;
const PLACE = '__SUPPORT_PHONE__';

/**
 * Puts the banner's phone number into the page, for guests whose browser runs no scripts. Where there is none, the
 * part about calling is left out.
 */
export async function withSupportPhone(
  html: string,
  contentDirectory: string,
  banner: string,
  read: ReadText,
  note: NoteReplaced,
): Promise<string> {
  const { phone } = await readSupport(contentDirectory, banner, read, note);
  return html.replace(SUPPORT, (_match, text: string) =>
    phone === undefined ? '' : text.replaceAll(PLACE, escapeHtml(phone)),
  );
}
