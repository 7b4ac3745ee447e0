import { expect, it } from 'vitest';
import { formatReport } from '../../authoring/check/problems/formatReport.ts';
import { readDocuments } from '../../authoring/check/read/DocumentFile.ts';
import { proveContent } from '../../authoring/proof/proveContent.ts';

it('proves every shipped form and questionnaire clean, and leaves nothing open', async () => {
  const documents = readDocuments('content-fixtures/objects');
  const { problems, tally } = await proveContent(documents);
  expect(formatReport(problems, documents.length, false, 'proven')).toBe(
    `${documents.length} documents proven, nothing wrong.`,
  );
  expect(tally.open).toEqual([]);
  expect(tally.decided).toBeGreaterThan(1000);
}, 120_000);
