import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';

/** Invisible characters that no text needs: controls, those that turn its direction, zero-width spaces, byte order marks. */
const UNSEEN = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}|[\u200b\u2028\u2029\u2060\ufeff]/u;

type SpaceProblem = Pick<AuthoringProblem, 'code' | 'message'>;

/**
 * Describes the problem with the white space of a text; undefined when there is none. In rich text, doubled white space
 * is left to the browser.
 */
export function checkWhiteSpace(text: string, isRich: boolean): SpaceProblem | undefined {
  const unseen = UNSEEN.exec(text)?.[0];
  if (unseen !== undefined) {
    const code = unseen.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return {
      code: 'invisible-character',
      message: `This text contains an invisible character (U+${code}); remove it.`,
    };
  }
  // An empty text is reported by its schema.
  if (text === '') return undefined;
  if (text.trim() === '')
    return { code: 'empty-text', message: 'This text is only white space; write some text, or remove it.' };
  if (text.trimStart() !== text) return stray('This text begins with white space; remove it.');
  if (text.trimEnd() !== text) return stray('This text ends with white space; remove it.');
  if (isRich && text.includes('<')) return undefined;
  const doubled = /\s{2,}/.exec(text);
  if (doubled === null) return undefined;
  const before = text.slice(0, doubled.index).split(/\s/).at(-1);
  const [after] = text.slice(doubled.index + doubled[0].length).split(/\s/, 1);
  return stray(`Between "${before}" and "${after}" there is more than one space.`);
}

const stray = (message: string): SpaceProblem => ({ code: 'stray-space', message });
