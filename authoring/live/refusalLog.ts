import type { EditedDocument } from './EditedDocument.ts';

/**
 * Prints each refusal once, as long as it lasts, with its place and reason, and each document that is in use again.
 * Nothing else is printed: what does not keep an edit from being shown, the content check says.
 */
export function refusalLog(print: (line: string) => void): (documents: readonly EditedDocument[]) => void {
  let printed: ReadonlyMap<string, readonly string[]> = new Map();
  return (documents) => {
    const refused = documents.filter(({ isRefused }) => isRefused);
    const now = new Map(refused.map((document) => [document.file, linesOf(document)]));
    for (const { file, copy } of refused) {
      const before = printed.get(file) ?? [];
      const lines = (now.get(file) ?? []).filter((line) => !before.includes(line));
      if (before.length === 0) print(`${file}: ${copy}`);
      for (const line of lines) print(line);
    }
    for (const file of printed.keys()) if (!now.has(file)) print(`${file}: The edit is in use.`);
    printed = now;
  };
}

const linesOf = ({ file, findings }: EditedDocument): readonly string[] =>
  findings.map(({ line, column, code, message }) => `${file}:${line}:${column}  ${code}  ${message}`);
