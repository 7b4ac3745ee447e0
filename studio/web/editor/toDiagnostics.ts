import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { Finding } from '../../exchange/Finding.ts';
import { findMending } from './findMending.ts';

/** The findings of a document at their places in its text. */
export function toDiagnostics(findings: readonly Finding[], doc: Text): readonly Diagnostic[] {
  return findings.map((finding) => {
    const from = offsetAt(doc, finding);
    const mending = findMending(finding, doc.toString(), from);
    return {
      from,
      to: mending?.to ?? endOfWord(doc, from),
      severity: finding.severity,
      message: finding.message,
      ...(mending && {
        actions: [
          {
            name: `Change to "${mending.insert}"`,
            apply: (view, start, end) =>
              view.dispatch({ changes: { from: start + mending.from - from, to: end, insert: mending.insert } }),
          },
        ],
      }),
    };
  });
}

/** The offset of a place in a text that may have been edited since. */
export function offsetAt(doc: Text, { line, column }: { readonly line: number; readonly column: number }): number {
  const found = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(found.from + column - 1, found.to);
}

/** The end of the name or text that begins here, else that of the line. */
function endOfWord(doc: Text, from: number): number {
  const line = doc.lineAt(from);
  const [word] = /^"(?:[^"\\]|\\.)*"|^\S+/.exec(line.text.slice(from - line.from)) ?? [];
  return from + (word?.length ?? 0);
}
