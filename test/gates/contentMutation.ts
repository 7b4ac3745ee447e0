import type { CheckedDocuments } from '../../authoring/check/read/CheckedDocuments.ts';
import { readDocuments } from '../../authoring/check/read/DocumentFile.ts';
import { readChecked } from '../../authoring/check/read/readChecked.ts';
import { compileAsked } from '../../authoring/journeys/compileAsked.ts';
import type { RecordedJourney } from '../../authoring/journeys/RecordedJourney.ts';
import { readJourneys, usualJourneys } from '../../authoring/journeys/replay/JourneyFile.ts';
import { listCatalogued } from '../../authoring/journeys/replay/openAsked.ts';
import { replayJourney } from '../../authoring/journeys/replay/replayJourney.ts';
import { listMutants } from './documents/contentMutants.ts';
import { type DocumentMutant, mutantsIn } from './documents/mutantsIn.ts';
import { isSameToAll } from './documents/unseen/isSameToAll.ts';
import { countCases, type Gate } from './Gate.ts';

const goal = 0.95;

/** Changes of the shipped documents are noticed by the recorded journeys. */
export const contentMutation: Gate = {
  name: 'content-mutation',
  run: async (size) => {
    const read = await readChecked(listCatalogued(readDocuments('content-fixtures/objects')));
    const journeys = readJourneys(usualJourneys).flatMap(({ journey }) => journey ?? []);
    const all = mutantsIn(read, listMutants);
    const step = Math.max(1, Math.round(all.length / countCases(all.length, size)));
    const tried = all.filter((_, index) => index % step === size.seed % step);
    const asked = compileAsked(read);
    const plansOf = ({ asking }: DocumentMutant) => asking.flatMap((name) => asked.get(name) ?? []);
    const judged = tried.map((mutant) => ({
      ...mutant,
      verdict: isSameToAll(mutant, plansOf(mutant)) ? ('same' as const) : judge(mutant, read, journeys),
    }));
    const count = (wanted: Verdict) => judged.filter(({ verdict }) => verdict === wanted).length;
    const counted = judged.filter(({ verdict }) => verdict === 'noticed' || verdict === 'survives');
    const survivors = counted.filter(({ verdict }) => verdict === 'survives');
    const killed = counted.length - survivors.length;
    const rate = counted.length === 0 ? 0 : killed / counted.length;
    return [
      {
        bar: 'Changes of the documents that recorded journeys notice',
        cases: counted.length,
        figure: `${(100 * rate).toFixed(1)} % (${killed}; ${count('refused')} more do not compile, ${count('same')} are where no guest comes)`,
        goal: `${100 * goal} %`,
        met: rate >= goal,
        examples: survivors.map(({ name, kind, pointer }) => `${kind}: ${name}#${pointer}`),
      },
    ];
  },
};

/** `same`: no guest and no request can tell the change. */
type Verdict = 'noticed' | 'survives' | 'refused' | 'same';

function judge(
  { asking, read: change }: DocumentMutant,
  read: CheckedDocuments,
  journeys: readonly RecordedJourney[],
): Verdict {
  const changed = change(read);
  for (const name of asking) {
    const asked = compileAsked(changed, (each) => each === name);
    if (!asked.has(name)) return 'refused';
    const own = journeys.filter((journey) => journey.asked === name);
    if (own.some((journey) => replayJourney(asked, journey).length > 0)) return 'noticed';
  }
  return 'survives';
}
