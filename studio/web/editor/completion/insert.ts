import { type Completion, snippet, startCompletion } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import type { Json } from '#engine';
import type { WrittenPlace } from './WrittenPlace.ts';

type Apply = (view: EditorView, completion: Completion) => void;

/**
 * Writes a member with a value to fill in, and the commas around it. A name that has a value already keeps it.
 * @param value undefined leaves the caret where a value is to be written
 */
export const insertMember =
  (place: WrittenPlace, value: Json | undefined): Apply =>
  (view, completion) => {
    const isFollowed = /^\s*:/.test(view.state.sliceDoc(tokenEnd(view, place)));
    const name = escaped(JSON.stringify(completion.label));
    write(view, completion, place, isFollowed ? name : `${name}: ${value === undefined ? '#{}' : fillable(value)}`);
  };

/** Writes a value, and the commas around it. */
export const insertValue =
  (place: WrittenPlace, value: Json): Apply =>
  (view, completion) =>
    // Behind a name another part may follow: the caret stays within its quotes.
    write(view, completion, place, fillable(value).replace(/(?<=[^"}])"$/, '#{}"'));

/** Where what is being written ends by now: more may have been typed since the place was read. */
function tokenEnd(view: EditorView, { from, isQuoted }: WrittenPlace): number {
  const { head } = view.state.selection.main;
  if (!isQuoted) return head;
  const [token] = /^"(?:[^"\\]|\\.)*"/.exec(view.state.sliceDoc(from, view.state.doc.lineAt(from).to)) ?? [];
  return token === undefined ? head : from + token.length;
}

function write(view: EditorView, completion: Completion, place: WrittenPlace, template: string): void {
  const to = tokenEnd(view, place);
  const before = view.state.sliceDoc(0, place.from).trimEnd();
  const isBehindAnother = /["\]}\w]$/.test(before);
  if (isBehindAnother) view.dispatch({ changes: { from: before.length, insert: ',' } });
  const shift = isBehindAnother ? 1 : 0;
  const isBeforeAnother = /^\s*["{[\w-]/.test(view.state.sliceDoc(to + shift));
  const whole = isBeforeAnother ? `${template},` : template;
  snippet(whole)(view, completion, place.from + shift, to + shift);
  // Where names are to be filled in, they are offered at once.
  if (/["[{]#\{\}/.test(template)) startCompletion(view);
}

/** The text of a value as a template: each empty value is a place to fill in, and Tab leads to the next. */
const fillable = (value: Json): string =>
  escaped(JSON.stringify(value, null, 2))
    .replaceAll('""', '"#{}"')
    .replaceAll(/(?<=^|: )\[\]/g, '[#{}]')
    .replaceAll(/(?<=^|: )\{\}/g, '{#{}}');

/** In a template, `#{` and `${` begin a place to fill in. */
const escaped = (text: string): string => text.replaceAll(/[#$]\{/g, (found) => `${found.charAt(0)}\\{`);
