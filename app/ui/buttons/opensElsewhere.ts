import type { MouseEvent } from 'react';

/** Whether a click on a link opens it in another tab or window, so that this page stays as it is. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
