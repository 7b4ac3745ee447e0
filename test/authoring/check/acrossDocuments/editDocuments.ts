import { expect, it } from 'vitest';
import { checkTools } from '../../../../authoring/check/CheckTools.ts';
import { checkContent } from '../../../../authoring/check/checkContent.ts';
import { formatProblem } from '../../../../authoring/check/problems/formatReport.ts';
import { type DocumentFile, readDocuments } from '../../../../authoring/check/read/DocumentFile.ts';

export const shipped = readDocuments('content-fixtures/objects');

const tools = checkTools();

type Edit = readonly [path: string, from: string | RegExp, to: string];

/** The shipped documents with these edits, each of which changes something. */
export const editDocuments = (edits: readonly Edit[]): readonly DocumentFile[] =>
  edits.reduce<readonly DocumentFile[]>(
    (files, [path, from, to]) =>
      files.map((file) => {
        if (!file.path.endsWith(`${path}.json`)) return file;
        const text = file.text.replace(from, to);
        expect(text).not.toBe(file.text);
        return { ...file, text };
      }),
    shipped,
  );

export const form = (id: string) => `form-definition/1.0.0/scheduler/${id}`;
export const questions = (id: string) => `eligibility-questions/1.0.0/scheduler/${id}`;
export const extras = 'service-extra-properties';

/** A fault that only another document, or another part of the same one, tells. */
export type Fault = readonly [fault: string, edits: readonly Edit[], finding: RegExp];

/** Expects one finding for each fault, where it is mended. */
export const itFindsEach = (faults: readonly Fault[]): void =>
  it.each(faults)('finds %s', { timeout: 30_000 }, async (_, edits, finding) => {
    const found = (await checkContent(editDocuments(edits), tools)).map(formatProblem);
    expect(found).toEqual([expect.stringMatching(finding)]);
  });
