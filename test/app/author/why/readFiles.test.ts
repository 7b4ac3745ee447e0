import { expect, it } from 'vitest';
import type { Explanation } from '#engine/explain';
import { readFiles } from '../../../../app/author/why/readFiles.ts';
import { locateReasons } from '../../../../authoring/explain/locateReasons.ts';
import { contentFiles } from '../../../content/contentFiles.ts';

const explanation: Explanation = {
  place: { kind: 'answer', step: 'insurance', field: 'hasInsurance' },
  title: 'Insurance',
  outcome: 'refused',
  because: [
    {
      effect: 'schema',
      decides: true,
      document: 'form-definition/medicalHistory with general-consent/kroger',
      pointer: '/pages/0/schema/properties/medicalConditions/items/enum/2',
    },
  ],
  change: { kind: 'undecided' },
};

it('reads the documents of which an explanation takes parts, so that a reason has the line where it is written', async () => {
  const asked: string[] = [];
  const files = await readFiles([explanation], async (path) => {
    asked.push(path);
    return contentFiles.find((file) => file.path === path)?.text;
  });
  const [reason] = locateReasons(files)(explanation).because;
  const { text = '' } = contentFiles.find(({ path }) => path.endsWith('/medical-history.json')) ?? {};
  const line = text.split('\n').findIndex((each) => each.includes('"Arthritis"')) + 1;
  expect(reason?.document).toBe(`medical-history.json:${line}`);
  expect(asked).toEqual([...new Set(asked)]);
});
