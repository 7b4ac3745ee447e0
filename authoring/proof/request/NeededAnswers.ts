import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowRequirements } from '../../../app/content/generated/settings/flowRequirements.ts';
import type { FlowRequirements } from '../../../schemas/generated/content/settings/flow-requirements.js';
import { createSchemaReader } from '../../check/checks/SchemaPart.ts';
import { type FlowUse, flowUses, listNeeds } from '../../check/flows/FlowUse.ts';
import { isMeantBy, requestMeanings } from '../../check/meanings/requestMeanings.ts';
import type { CheckedDocuments } from '../../check/read/CheckedDocuments.ts';

/** An answer by what it is, with the places of the booking request that it may fill. */
export interface MeantAnswer {
  readonly meaning: string;
  readonly places: readonly string[];
}

/** The answers that bookings of a flow, or of a category of it, need. */
export interface NeededAnswers extends Pick<FlowUse, 'flow' | 'category' | 'group'> {
  /** Consents that must be Yes. */
  readonly agreed: readonly MeantAnswer[];
  /** Answers that are always sent. */
  readonly asked: readonly MeantAnswer[];
  /** Answers that only others need. */
  readonly foreign: readonly MeantAnswer[];
}

/** The needs of all bookings, as `flow-requirements` says them. Documents without it are held to the consents of the shipped one. */
export function neededAnswers({
  schedulers,
  requirements,
}: Pick<CheckedDocuments, 'schedulers' | 'requirements'>): readonly NeededAnswers[] {
  const places = requestMeanings(createSchemaReader());
  const meant = (meaning: string): MeantAnswer => ({
    meaning,
    places: places.flatMap((place) => (isMeantBy(meaning, place.meaning) ? [place.pointer] : [])),
  });
  const isOwn = requirements.length > 0;
  const documents = isOwn ? requirements.map(({ document }) => document) : readShipped();
  return documents.flatMap((document) => {
    const all = new Set(listNeeds(document).flatMap(({ needs }) => [...(needs.agreed ?? []), ...(needs.asked ?? [])]));
    return schedulers.flatMap((scheduler) =>
      flowUses(scheduler.document, document).map(({ needs: { agreed, asked }, ...use }) => ({
        ...use,
        agreed: agreed.map(meant),
        asked: isOwn ? asked.map(meant) : [],
        foreign: isOwn ? [...all].filter((each) => !agreed.includes(each) && !asked.includes(each)).map(meant) : [],
      })),
    );
  });
}

function readShipped(): readonly FlowRequirements[] {
  const file = join(import.meta.dirname, '../../../content-fixtures/objects', flowRequirements.path);
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return flowRequirements.check(document) ? [document] : [];
}
