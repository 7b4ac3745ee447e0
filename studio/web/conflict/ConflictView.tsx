import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { textOf } from '../desk/DeskState.ts';
import { useDesk, useDeskState } from '../desk/useDesk.ts';
import { cspNonce } from '../editor/cspNonce.ts';
import { editorLook } from '../editor/editorLook.ts';
import { Button } from '../parts/Button.tsx';
import styles from './ConflictView.module.css';

interface ConflictViewProps {
  readonly path: string;
}

/** Shows the file as it is now beside the author's own text, which can be edited there, and lets the author decide. */
export function ConflictView({ path }: ConflictViewProps) {
  const desk = useDesk();
  const theirs = useDeskState(({ saved }) => saved[path]?.text);
  const host = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  useEffect(() => {
    if (!host.current) return;
    const shared = [EditorView.cspNonce.of(cspNonce()), lineNumbers(), EditorView.lineWrapping, json(), editorLook];
    const name = (label: string) => EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' });
    const merge = new MergeView({
      parent: host.current,
      a: {
        doc: theirs ?? '',
        extensions: [...shared, name('The file as it is now'), EditorState.readOnly.of(true)],
      },
      b: {
        doc: textOf(desk.state.getState(), path) ?? '',
        extensions: [
          ...shared,
          name('Your text'),
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) desk.edit(path, state.doc.toString());
          }),
        ],
      },
      collapseUnchanged: { margin: 3, minSize: 8 },
    });
    return () => merge.destroy();
  }, [desk, path, theirs]);
  const saveMine = () => {
    desk.overrule(path);
    void desk.save(path);
  };
  return (
    <section className={styles.conflict} aria-labelledby="conflict-title">
      <div className={styles.note} role="alert" ref={note} tabIndex={-1}>
        <h3 id="conflict-title">The file was changed by someone else</h3>
        <p>
          {theirs === undefined
            ? 'It was deleted while you edited it. Your text is on the right; nothing of it is lost.'
            : 'Left: the file as it is now. Right: your text, which you can still edit. Nothing is lost until you decide.'}
        </p>
        <div className={styles.buttons}>
          <Button onClick={saveMine}>Save my text</Button>
          <Button kind="quiet" onClick={() => desk.revert(path)}>
            {theirs === undefined ? 'Delete my text, too' : 'Take the file'}
          </Button>
        </div>
      </div>
      <div className={styles.both} ref={host} />
    </section>
  );
}
