import { useDesk, useDeskState } from './desk/useDesk.ts';
import { Button } from './parts/Button.tsx';
import styles from './TopBar.module.css';

/** The name of the studio, the folder, and what is not saved. */
export function TopBar() {
  const desk = useDesk();
  const root = useDeskState((state) => state.root);
  const unsaved = useDeskState(({ drafts }) => Object.keys(drafts).length);
  const isConnected = useDeskState((state) => state.isConnected);
  const failure = useDeskState((state) => state.failure);
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>Stepwell Studio</h1>
      <p className={styles.root}>{root}</p>
      <p className={styles.state} role="status">
        {!isConnected && 'The server is gone; your edits are kept here. '}
        {failure !== undefined && `Not saved: ${failure} `}
        {unsaved === 0 ? 'All saved' : `${unsaved} ${unsaved === 1 ? 'document' : 'documents'} not saved`}
      </p>
      <Button
        kind="quiet"
        disabled={unsaved === 0}
        onClick={() => void desk.saveAll()}
        aria-keyshortcuts="Control+Shift+S"
      >
        Save all
      </Button>
    </header>
  );
}
