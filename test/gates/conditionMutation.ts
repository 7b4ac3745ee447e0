import type { CheckedDocuments } from '../../authoring/check/read/CheckedDocuments.ts';
import { readDocuments } from '../../authoring/check/read/DocumentFile.ts';
import { readChecked } from '../../authoring/check/read/readChecked.ts';
import { compileAsked } from '../../authoring/journeys/compileAsked.ts';
import { listCatalogued } from '../../authoring/journeys/replay/openAsked.ts';
import { listConditionMutants } from './documents/conditionMutants.ts';
import { type DocumentMutant, mutantsIn } from './documents/mutantsIn.ts';
import { tryGuests } from './documents/tryGuests.ts';
import { countCases, type Gate } from './Gate.ts';

const goal = 0.9;

/** Changes of conditions of the shipped documents are noticed by the expected guests. */
export const conditionMutation: Gate = {
  name: 'condition-mutation',
  run: async (size) => {
    const read = await readChecked(listCatalogued(readDocuments('content-fixtures/objects')));
    const all = mutantsIn(read, listConditionMutants);
    const step = Math.max(1, Math.round(all.length / countCases(all.length, size)));
    const tried = all.filter((_, index) => index % step === size.seed % step);
    const judged = tried.map((mutant) => ({ ...mutant, verdict: judge(mutant, read) }));
    const counted = judged.filter(({ verdict }) => verdict !== 'refused');
    const survivors = counted.filter(({ verdict }) => verdict === 'survives');
    const found = counted.length - survivors.length;
    const rate = counted.length === 0 ? 0 : found / counted.length;
    return [
      {
        bar: 'Changes of conditions that expected guests notice',
        cases: counted.length,
        figure: `${(100 * rate).toFixed(1)} % (${found}; ${judged.length - counted.length} more do not compile)`,
        goal: `${100 * goal} %`,
        met: rate >= goal,
        examples: survivors.map(({ name, kind, pointer }) => `${kind}: ${name}#${pointer}`),
      },
    ];
  },
};

function judge({ asking, read: change }: DocumentMutant, read: CheckedDocuments): 'noticed' | 'survives' | 'refused' {
  const changed = change(read);
  for (const name of asking) {
    const asked = compileAsked(changed, (each) => each === name).get(name);
    if (asked === undefined) return 'refused';
    if (tryGuests(asked, changed).problems.length > 0) return 'noticed';
  }
  return 'survives';
}
