import type { EditedDocument } from './EditedDocument.ts';

/** What the check says of each document, and below it what the proof says. Of a refused document the proof knows nothing. */
export const mergeEdits = (
  checked: readonly EditedDocument[],
  proven: readonly EditedDocument[],
): readonly EditedDocument[] => [
  ...checked.map((document) => {
    const more = document.isRefused ? [] : proven.filter(({ file }) => file === document.file);
    return { ...document, findings: [...document.findings, ...more.flatMap(({ findings }) => findings)] };
  }),
  ...proven.filter(({ file }) => checked.every((document) => document.file !== file)),
];
