// @module-tag exhaustive: it compares all documents once for each edit.
import { describe, expect, it } from 'vitest';
import { type ComparedEdit, compareEdits, summarizeEdit } from './compareEdit.ts';

const edits: readonly ComparedEdit[] = [
  {
    name: 'a message of the app',
    edits: [{ document: 'search-messages', from: '"submit": "Find Appointment"', to: '"submit": "Search"' }],
    verdict: 'look',
    documents: ['search-messages'],
    says: ['"/submit" was "Find Appointment" and is "Search".'],
  },
  {
    name: 'members in another order',
    edits: [
      {
        document: 'form-definition/survey',
        from: '"id": "survey",\n  "title": "Survey",',
        to: '"title": "Survey",\n  "id": "survey",',
      },
    ],
    verdict: 'safe',
    documents: ['form-definition/survey'],
    says: ['The document is written otherwise, and means the same.'],
  },
  {
    name: 'a document that is no JSON',
    edits: [{ document: 'form-definition/survey', from: '"id": "survey",', to: '"id": "survey"' }],
    verdict: 'breaks',
    documents: ['dietitian-survey', 'form-config/dietitian', 'form-definition/survey'],
    says: ['(not-json)', 'With the documents that it names, it is refused: guests are shown an older copy.'],
  },
];

describe('an edit of a document as a whole', { timeout: 1_200_000 }, () => {
  it.each(edits)('$name', async (edit) => {
    const { verdict, documents } = edit;
    expect(await summarizeEdit(edit)).toEqual({ verdict, documents, missing: [] });
  });

  it('is nothing where the documents are the same', async () => {
    expect(await compareEdits([])).toEqual({ verdict: 'safe', documents: [] });
  });
});
