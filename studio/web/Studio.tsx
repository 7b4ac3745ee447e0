import { useLayoutEffect, useState } from 'react';
import type { Desk } from './desk/createDesk.ts';
import { DeskContext, useDeskState } from './desk/useDesk.ts';
import { DocumentPane } from './editor/DocumentPane.tsx';
import { FindingsList } from './findings/FindingsList.tsx';
import { LivePage } from './page/LivePage.tsx';
import { type LiveTab, LiveTabContext } from './page/useLiveTab.ts';
import styles from './Studio.module.css';
import { TopBar } from './TopBar.tsx';
import { DocumentTree } from './tree/DocumentTree.tsx';

/** The whole studio: documents on the left, the open one in the middle, what it becomes on the right. */
export function Studio({ desk }: { readonly desk: Desk }) {
  useSaveKeys(desk);
  return (
    <DeskContext value={desk}>
      <Rooms />
    </DeskContext>
  );
}

function Rooms() {
  const phase = useDeskState((state) => state.phase);
  const failure = useDeskState((state) => state.failure);
  const tab = useState<LiveTab>('page');
  if (phase === 'loading') return <p className={styles.wait}>Reading the documents …</p>;
  if (phase === 'failed') return <p className={styles.wait}>The documents could not be read: {failure}</p>;
  return (
    <div className={styles.studio}>
      <TopBar />
      <div className={styles.left}>
        <DocumentTree />
      </div>
      <main className={styles.middle}>
        <DocumentPane />
        <FindingsList />
      </main>
      <aside className={styles.right} aria-label="What guests get">
        <LiveTabContext value={tab}>
          <LivePage />
        </LiveTabContext>
      </aside>
    </div>
  );
}

/** Ctrl+S (⌘S) saves the open document, with Shift all of them. */
function useSaveKeys(desk: Desk): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const { open } = desk.state.getState();
      if (event.shiftKey) void desk.saveAll();
      else if (open !== undefined) void desk.save(open);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [desk]);
}
