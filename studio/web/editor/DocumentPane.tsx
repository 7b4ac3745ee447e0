import { ConflictView } from '../conflict/ConflictView.tsx';
import { isConflict } from '../desk/DeskState.ts';
import { useDesk, useDeskState } from '../desk/useDesk.ts';
import { Button } from '../parts/Button.tsx';
import { InsertButton } from '../templates/InsertButton.tsx';
import styles from './DocumentPane.module.css';
import { JsonEditor } from './JsonEditor.tsx';

/** The open document: its name, what can be done with it, and its text. */
export function DocumentPane() {
  const path = useDeskState((state) => state.open);
  return path === undefined ? <Welcome /> : <OpenDocument path={path} />;
}

function Welcome() {
  return (
    <div className={styles.welcome}>
      <h2>Choose a document on the left</h2>
      <p>Flows lead to steps, pages and fields. What you edit is checked as you type, and written when you save.</p>
      <dl>
        <dt>Ctrl+S</dt>
        <dd>saves the document, with Shift all of them</dd>
        <dt>Ctrl+Z, Ctrl+Y</dt>
        <dd>undo and redo, document by document</dd>
        <dt>Ctrl+Space, F1</dt>
        <dd>offers what can be written here; explains what stands here</dd>
        <dt>Ctrl+I</dt>
        <dd>inserts a question, list, consent, step, prescreen or category</dd>
        <dt>Alt+↑, Alt+↓</dt>
        <dd>moves the step, page, field or question that begins in this line</dd>
        <dt>Ctrl+.</dt>
        <dd>mends what is found in this line, or goes to the next finding</dd>
        <dt>Ctrl+F</dt>
        <dd>searches in the document</dd>
        <dt>Escape, then Tab</dt>
        <dd>leaves the editor by keyboard</dd>
      </dl>
    </div>
  );
}

function OpenDocument({ path }: { readonly path: string }) {
  const desk = useDesk();
  const isDraft = useDeskState(({ drafts }) => path in drafts);
  const inConflict = useDeskState((state) => isConflict(state, path));
  const isNew = useDeskState(({ saved }) => saved[path] === undefined);
  const state = inConflict ? 'Changed on disk' : isDraft ? (isNew ? 'New, not saved' : 'Edited') : 'Saved';
  return (
    <section className={styles.document} aria-label="Document">
      <div className={styles.head}>
        <h2 className={styles.title}>{path.slice(path.lastIndexOf('/') + 1)}</h2>
        <p className={styles.path}>{path.slice(0, path.lastIndexOf('/'))}</p>
        <p className={styles.state} role="status">
          {state}
        </p>
        <InsertButton path={path} />
        <Button kind="quiet" disabled={!isDraft || isNew} onClick={() => desk.revert(path)}>
          Back to saved
        </Button>
        <Button disabled={!isDraft || inConflict} onClick={() => void desk.save(path)} aria-keyshortcuts="Control+S">
          Save
        </Button>
      </div>
      {inConflict ? <ConflictView path={path} /> : <JsonEditor path={path} />}
    </section>
  );
}
