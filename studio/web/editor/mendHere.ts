import { forEachDiagnostic, nextDiagnostic } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';

/**
 * Mends the finding at the caret, or in its line, by the name that was probably meant. Where there is none, goes to the
 * next finding.
 */
export function mendHere(view: EditorView): boolean {
  const line = view.state.doc.lineAt(view.state.selection.main.head);
  let mend: (() => void) | undefined;
  forEachDiagnostic(view.state, ({ actions = [] }, from, to) => {
    const [action] = actions;
    if (action && from <= line.to && to >= line.from) mend ??= () => action.apply(view, from, to);
  });
  if (mend === undefined) return nextDiagnostic(view);
  mend();
  return true;
}
