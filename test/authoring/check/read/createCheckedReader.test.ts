import { expect, it } from 'vitest';
import { checkTools } from '../../../../authoring/check/CheckTools.ts';
import { checkContent } from '../../../../authoring/check/checkContent.ts';
import { type DocumentFile, keepSameFiles, readDocuments } from '../../../../authoring/check/read/DocumentFile.ts';
import { catalogueFiles } from '../../../../authoring/check/read/findDocumentByPath.ts';
import { createCheckedReader, readChecked } from '../../../../authoring/check/read/readChecked.ts';

const shipped = readDocuments('content-fixtures/objects');

const edit = (end: string, change: (text: string) => string): readonly DocumentFile[] =>
  shipped.map((file) => {
    if (!file.path.endsWith(end)) return { ...file };
    const text = change(file.text);
    expect(text).not.toBe(file.text);
    return { ...file, text };
  });

/** One after the other, as an author saves them. */
const edits: readonly (readonly [string, readonly DocumentFile[]])[] = [
  [
    'a form',
    edit('form-definition/1.0.0/scheduler/insurance.json', (text) => text.replace('"title": "', '"title": " ')),
  ],
  ['what forms transclude', edit('form-vocabulary.json', (text) => text.replace('"maxLength": ', '"maxLength": 1'))],
  ['what is no JSON', edit('form-vocabulary.json', (text) => text.slice(1))],
  ['a document less', shipped.filter(({ path }) => !path.endsWith('financial-consent/1.0.0/scheduler/kroger.json'))],
  ['a consent of a banner', edit('financial-consent/1.0.0/scheduler/kroger.json', (text) => text.replace('"', '"x'))],
  [
    'another text of the same form',
    edit('form-definition/1.0.0/scheduler/insurance.json', (text) => text.replace('"title": "', '"title": "<b>')),
  ],
];

it('finds of each edit what is found of documents that are read for the first time', { timeout: 60_000 }, async () => {
  const [keep, read] = [keepSameFiles(), createCheckedReader()];
  const tools = checkTools(undefined, read);
  let last: { kept: readonly DocumentFile[]; fresh: readonly DocumentFile[] } = { kept: [], fresh: [] };
  for (const [what, files] of edits) {
    const kept = keep(files);
    const fresh = files.map((file) => ({ ...file }));
    expect(await read(catalogueFiles(kept)), what).toEqual(await readChecked(catalogueFiles(fresh)));
    last = { kept, fresh };
  }
  expect(await checkContent(last.kept, tools)).toEqual(await checkContent(last.fresh, { ...tools, readChecked }));
});

it('gives documents that an edit does not reach as the objects that they were', async () => {
  const [keep, read] = [keepSameFiles(), createCheckedReader()];
  const before = await read(catalogueFiles(keep(shipped)));
  const after = await read(
    catalogueFiles(
      keep(edit('form-definition/1.0.0/scheduler/survey.json', (text) => text.replace('"title": "', '"title": " '))),
    ),
  );
  const changed = after.definitions.filter((each) => !before.definitions.includes(each));
  expect(changed.map(({ id }) => id)).toEqual(['survey']);
  expect(after.questionnaires).toEqual(before.questionnaires);
  for (const [index, each] of after.questionnaires.entries()) expect(each).toBe(before.questionnaires[index]);
});
