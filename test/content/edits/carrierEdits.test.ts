// @module-tag exhaustive: it checks and proves all documents once for each edit.
import { describe, expect, it } from 'vitest';
import { checkTools } from '../../../authoring/check/CheckTools.ts';
import { checkContent } from '../../../authoring/check/checkContent.ts';
import { proveContent } from '../../../authoring/proof/proveContent.ts';
import { contentFiles } from '../contentFiles.ts';

const tools = checkTools();

/** The shipped documents with these lists in the configured options of insurance, and without guests who choose a carrier. */
const withOptions = (options: object) =>
  contentFiles
    .filter(({ path }) => !/^expected-guests\/.*\/(insurance|simpleInsurance)\.json$/.test(path))
    .map((file) =>
      file.path.startsWith('insurance-step-config/')
        ? { ...file, text: JSON.stringify({ ...JSON.parse(file.text), ...options }) }
        : file,
    );

describe('insurance carriers', () => {
  it.each([[{ carriers: [] }], [{ carriers: [], displayAddressCarriers: {} }], [{ displayAddressCarriers: {} }]])(
    'may be none, and so may those with an address be: %j',
    async (options) => {
      const documents = withOptions(options);
      expect(await checkContent(documents, tools)).toEqual([]);
      expect((await proveContent(documents)).problems).toEqual([]);
    },
    120_000,
  );
});
