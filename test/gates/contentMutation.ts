import type { JsonObject } from '#engine';
import type { CheckedDocuments } from '../../authoring/check/read/CheckedDocuments.ts';
import { readDocuments } from '../../authoring/check/read/DocumentFile.ts';
import { readChecked } from '../../authoring/check/read/readChecked.ts';
import { compileAsked } from '../../authoring/journeys/compileAsked.ts';
import type { RecordedJourney } from '../../authoring/journeys/RecordedJourney.ts';
import { readJourneys, usualJourneys } from '../../authoring/journeys/replay/JourneyFile.ts';
import { listCatalogued } from '../../authoring/journeys/replay/openAsked.ts';
import { replayJourney } from '../../authoring/journeys/replay/replayJourney.ts';
import { listMutants } from './documents/contentMutants.ts';
import { countCases, type Gate } from './Gate.ts';

const goal = 0.95;

/** Changes of the shipped documents are noticed by the recorded journeys. */
export const contentMutation: Gate = {
  name: 'content-mutation',
  run: async (size) => {
    const read = await readChecked(listCatalogued(readDocuments('content-fixtures/objects')));
    const journeys = readJourneys(usualJourneys).flatMap(({ journey }) => journey ?? []);
    const all = mutantsOf(read);
    const step = Math.max(1, Math.round(all.length / countCases(all.length, size)));
    const tried = all.filter((_, index) => index % step === size.seed % step);
    const judged = tried.map((mutant) => ({ ...mutant, verdict: judge(mutant, read, journeys) }));
    const counted = judged.filter(({ verdict }) => verdict !== 'refused');
    const survivors = counted.filter(({ verdict }) => verdict === 'survives');
    const killed = counted.length - survivors.length;
    const rate = counted.length === 0 ? 0 : killed / counted.length;
    return [
      {
        bar: 'Changes of the documents that recorded journeys notice',
        cases: counted.length,
        figure: `${(100 * rate).toFixed(1)} % (${killed}; ${judged.length - counted.length} more do not compile)`,
        goal: `${100 * goal} %`,
        met: rate >= goal,
        examples: survivors.map(({ name, kind, pointer }) => `${kind}: ${name}#${pointer}`),
      },
    ];
  },
};

/** A document that was changed, and the documents that ask what it changes. */
interface Mutant {
  readonly kind: string;
  readonly pointer: string;
  readonly name: string;
  readonly asking: readonly string[];
  readonly read: (read: CheckedDocuments) => CheckedDocuments;
}

const kinds = ['definitions', 'configurations', 'prescreens', 'questionnaires'] as const;

function mutantsOf(read: CheckedDocuments): readonly Mutant[] {
  return kinds.flatMap((group) =>
    read[group].flatMap(({ name, id, document }) =>
      listMutants(asJson(document)).map(({ kind, pointer, document: changed }): Mutant => {
        const replaced = <T extends { readonly name: string; readonly document: object }>(each: T): T =>
          each.name === name ? { ...each, document: { ...changed, ...ownId(each.document) } } : each;
        return {
          kind,
          pointer,
          name,
          asking: askingOf(read, name, id),
          read: (before) => ({
            ...before,
            [group]: before[group].map(replaced),
            // A form that is read once more for a step has the same change.
            variants: group === 'definitions' ? before.variants.map(replaced) : before.variants,
          }),
        };
      }),
    ),
  );
}

const asJson = (document: object): JsonObject => JSON.parse(JSON.stringify(document));

/** The id of a form that is read for a step says so. */
const ownId = (document: object) => ('id' in document ? { id: document.id } : {});

/** The documents that ask guests what a document says. */
function askingOf(read: CheckedDocuments, name: string, id: string): readonly string[] {
  const naming = [...read.configurations, ...read.prescreens].filter(
    (each) =>
      each.name === name ||
      each.document.steps.some(({ form }) => `form-definition/${form}` === name) ||
      ('questions' in each.document && each.document.questions === id && name.startsWith('eligibility-questions/')),
  );
  return naming.length > 0 ? naming.map((each) => each.name) : [name];
}

type Verdict = 'noticed' | 'survives' | 'refused';

function judge(
  { asking, read: change }: Mutant,
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
