import { useEffect, useState } from 'react';
import { type Blocker, type BlockerFunction, useBlocker, useLocation } from 'react-router-dom';

const idle: Blocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined };

/**
 * The router's blocker, of which it takes one at a time: so each screen calls this once. Back closes an open dialog and leads
 * nowhere (docs/decisions/062-back-closes-a-dialog.md).
 *
 * @param blocks the screen's own rule
 * @returns what the screen's own rule has blocked
 */
export function useNavigationBlocker(blocks: BlockerFunction): Blocker {
  const { pathname } = useLocation();
  const [isForDialog, setForDialog] = useState(false);
  const blocker = useBlocker((navigation) => {
    // A busy browser may still show this screen after the address has changed. Then nothing is blocked, so that a guest
    // who has left can come back.
    if (navigation.currentLocation.pathname !== pathname) return false;
    const closes = navigation.historyAction === 'POP' && askDialogToClose();
    setForDialog(closes);
    return closes || blocks(navigation);
  });
  useEffect(() => {
    if (isForDialog) blocker.reset?.();
  }, [blocker, isForDialog]);
  return isForDialog ? idle : blocker;
}

/**
 * Asks the open dialog to close, as a browser does at a phone's gesture for Back.
 *
 * @returns whether one is open
 */
function askDialogToClose(): boolean {
  const dialog = document.querySelector('dialog[open]');
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return dialog !== null;
}
