import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { allTexts } from '../desk/DeskState.ts';
import { useDesk } from '../desk/useDesk.ts';
import { Button } from '../parts/Button.tsx';
import styles from './InsertButton.module.css';
import { InsertForm } from './InsertForm.tsx';
import type { Template } from './Template.ts';
import { templatesFor } from './templates.ts';

/** Opens a dialog that inserts a template at the caret, also by Ctrl+I (⌘I). */
export function InsertButton({ path }: { readonly path: string }) {
  const desk = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const templates = templatesFor(path);
  const canInsert = templates.length > 0;
  const open = () => {
    if (canInsert) setOpen(true);
  };
  useInsertKey(open);
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const insert = (template: Template, name: string, words: string): string | undefined => {
    const state = desk.state.getState();
    const at = state.caret?.path === path ? state.caret.at : [];
    const made = template.make({ texts: allTexts(state), path, at, name, words });
    if (made === undefined) return template.isMissing;
    for (const [each, text] of Object.entries(made.texts)) desk.edit(each, text);
    setOpen(false);
    desk.goTo(made.path, made.pointer);
    return undefined;
  };
  return (
    <>
      <Button kind="quiet" disabled={!canInsert} onClick={open} aria-keyshortcuts="Control+I">
        Insert …
      </Button>
      {isOpen && (
        <dialog ref={dialog} className={styles.dialog} aria-labelledby="insert-title" onClose={() => setOpen(false)}>
          <InsertForm templates={templates} onInsert={insert} onCancel={() => dialog.current?.close()} />
        </dialog>
      )}
    </>
  );
}

function useInsertKey(open: () => void): void {
  const onOpen = useEffectEvent(open);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'i')
        return;
      event.preventDefault();
      // The editor would select what is around the caret.
      event.stopPropagation();
      onOpen();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
}
