import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { getLocation, parseTree } from 'jsonc-parser';
import { type RefObject, useEffect, useRef } from 'react';
import type { Desk } from '../desk/createDesk.ts';
import { type Aim, textOf } from '../desk/DeskState.ts';
import { useDesk, useDeskState } from '../desk/useDesk.ts';
import { nearestNode } from '../json/pointer.ts';
import { abilities } from './abilities.ts';
import { cspNonce } from './cspNonce.ts';
import { editorLook } from './editorLook.ts';
import styles from './JsonEditor.module.css';
import { mendHere } from './mendHere.ts';
import { moveEntry } from './moveEntry.ts';
import { offsetAt, toDiagnostics } from './toDiagnostics.ts';

/** The text of a document. Each document keeps its own history of changes as long as the page is open. */
export function JsonEditor({ path }: { readonly path: string }) {
  const desk = useDesk();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  const states = useRef(new Map<string, EditorState>());
  const shown = useRef<string>(undefined);

  useEffect(() => {
    if (!host.current) return;
    const view = new EditorView({ parent: host.current, extensions: EditorView.cspNonce.of(cspNonce()) });
    editor.current = view;
    return () => {
      view.destroy();
      editor.current = undefined;
      shown.current = undefined;
    };
  }, []);

  useEffect(() => {
    const view = editor.current;
    if (!view || shown.current === path) return;
    if (shown.current !== undefined) states.current.set(shown.current, view.state);
    shown.current = path;
    const text = textOf(desk.state.getState(), path) ?? '';
    view.setState(states.current.get(path) ?? newState(text, desk, path));
    replaceText(view, text);
  }, [desk, path]);

  useFollowedText(path, editor);
  useFindings(path, editor);
  useAim(path, editor);
  return <div className={styles.editor} ref={host} />;
}

function newState(text: string, desk: Desk, path: string): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      EditorView.cspNonce.of(cspNonce()),
      EditorView.contentAttributes.of({ 'aria-label': `JSON of ${path}`, tabindex: '0' }),
      lineNumbers(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      drawSelection(),
      foldGutter(),
      history(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      highlightSelectionMatches(),
      search({ top: true }),
      lintGutter(),
      json(),
      editorLook,
      abilities(desk, path),
      keymap.of([
        { key: 'Mod-.', run: mendHere },
        { key: 'Alt-ArrowUp', run: moveEntry(-1) },
        { key: 'Alt-ArrowDown', run: moveEntry(1) },
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...defaultKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...foldKeymap,
        ...lintKeymap,
        // Escape, then Tab, leaves the editor (Ctrl+M switches what Tab does).
        indentWithTab,
      ]),
      EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
        const text = docChanged || selectionSet ? state.doc.toString() : '';
        if (docChanged) desk.edit(path, text);
        if (docChanged || selectionSet) desk.pointAt({ path, at: getLocation(text, state.selection.main.head).path });
      }),
    ],
  });
}

/** Puts another text into the editor, as one change that can be undone; what is the same stays, and so does the caret. */
function replaceText(view: EditorView, text: string): void {
  const before = view.state.doc.toString();
  if (before === text) return;
  let from = 0;
  while (from < before.length && before[from] === text[from]) from += 1;
  let end = 0;
  while (end < before.length - from && end < text.length - from && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  view.dispatch({ changes: { from, to: before.length - end, insert: text.slice(from, text.length - end) } });
}

type Editor = RefObject<EditorView | undefined>;

/**
 * Follows a text that was changed elsewhere: by the controls, on disk, or back to what is saved. It does so at once,
 * because a text that waits for a render is older than what was typed meanwhile, and would take it back.
 */
function useFollowedText(path: string, editor: Editor): void {
  const { state } = useDesk();
  useEffect(
    () =>
      state.subscribe((now) => {
        const text = textOf(now, path);
        if (text !== undefined && editor.current) replaceText(editor.current, text);
      }),
    [state, path, editor],
  );
}

function useFindings(path: string, editor: Editor): void {
  const check = useDeskState((state) => state.check);
  const proof = useDeskState((state) => state.proof);
  useEffect(() => {
    const view = editor.current;
    if (!view) return;
    const own = [...check.list, ...proof.list].filter(({ file }) => file === path);
    view.dispatch(setDiagnostics(view.state, [...toDiagnostics(own, view.state.doc)]));
  }, [check, proof, path, editor]);
}

/** Goes to the place that the author has chosen elsewhere. */
function useAim(path: string, editor: Editor): void {
  const aim = useDeskState((state) => state.aim);
  const reached = useRef<Aim>(undefined);
  useEffect(() => {
    const view = editor.current;
    if (!view || aim === undefined || aim.path !== path || reached.current === aim) return;
    reached.current = aim;
    if (aim.at === '') return;
    const anchor =
      typeof aim.at === 'string' ? offsetOf(view.state.doc.toString(), aim.at) : offsetAt(view.state.doc, aim.at);
    view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'start', yMargin: 60 }) });
    view.focus();
  }, [aim, path, editor]);
}

function offsetOf(text: string, pointer: string): number {
  const root = parseTree(text);
  if (!root) return 0;
  const node = nearestNode(root, pointer);
  return (node.parent?.type === 'property' ? node.parent : node).offset;
}
