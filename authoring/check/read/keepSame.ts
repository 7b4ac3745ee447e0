import { memoize } from '../../memoize.ts';
import type { Checked, CheckedDocuments } from './CheckedDocuments.ts';

/** The documents that were read now. One that is as it was before is the same object. */
export const keepSame = (now: CheckedDocuments, before?: CheckedDocuments): CheckedDocuments =>
  before === undefined
    ? now
    : {
        ...now,
        configurations: keepEach(now.configurations, before.configurations),
        definitions: keepEach(now.definitions, before.definitions),
        variants: keepEach(now.variants, before.variants),
        prescreens: keepEach(now.prescreens, before.prescreens),
        questionnaires: keepEach(now.questionnaires, before.questionnaires),
        schedulers: keepEach(now.schedulers, before.schedulers),
        requirements: keepEach(now.requirements, before.requirements),
        expected: keepEach(now.expected, before.expected),
        ampConfigs: keepEach(now.ampConfigs, before.ampConfigs),
      };

const written = memoize((document: object): string => JSON.stringify(document));

const keepEach = <T extends object>(now: readonly Checked<T>[], before: readonly Checked<T>[]): readonly Checked<T>[] =>
  now.map((each) => {
    const known = before.find(({ name, id }) => name === each.name && id === each.id);
    return known !== undefined && written(known.document) === written(each.document) ? known : each;
  });
