/** The classes of a choice's row, which is chosen or not, and can be changed or not. */
export const choiceClass = (chosen: boolean, fixed: boolean): string =>
  ['sw-choice', chosen && 'sw-choice--on', fixed && 'sw-choice--off'].filter(Boolean).join(' ');
