import {
  type ContentProblem,
  compileQuestionnaire,
  type KnownNames,
  type QuestionnairePlan,
  type Result,
} from '#engine';
import { prescreenData } from '../../../app/content/documents/forms/prescreenData.ts';
import { compilePrescreen } from '../../../app/content/forms/compilePrescreen.ts';
import { knownNames } from '../../../app/content/forms/knownNames.ts';
import type { PrescreenPlan } from '../../../app/content/forms/PrescreenPlan.ts';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';
import { hasBrokenDocument } from '../read/hasBrokenDocument.ts';

/** A prescreen compiled with everything that it names, as the app runs it. */
export interface CompiledPrescreen extends Checked<PrescreenData> {
  readonly plan: PrescreenPlan;
}

export interface CompiledPrescreens {
  readonly prescreens: readonly CompiledPrescreen[];
  /** Questions that no prescreen names. */
  readonly questionnaires: readonly QuestionnairePlan[];
  readonly problems: readonly ContentProblem[];
}

/** Compiles every prescreen with its forms and questions, and all questions that no prescreen names. */
export function compilePrescreens(read: CheckedDocuments, known: KnownNames = knownNames): CompiledPrescreens {
  const problems: ContentProblem[] = [];
  const take = <T>(result: Result<T>): readonly T[] => {
    if (result.ok) return [result.value];
    problems.push(...result.problems);
    return [];
  };
  const definitions = [...read.definitions, ...read.variants];
  const prescreens = read.prescreens.flatMap((prescreen) =>
    take(compilePrescreen(prescreen, definitions, read.questionnaires, known)).map((plan) => ({
      ...prescreen,
      plan,
    })),
  );
  const named = new Set(read.prescreens.map(({ document }) => document.questions));
  const mayBeNamed = hasBrokenDocument(read, [prescreenData]);
  const questionnaires = read.questionnaires
    .filter(({ id }) => !named.has(id) && !mayBeNamed)
    .flatMap((alone) => take(compileQuestionnaire(alone, known)));
  return { prescreens, questionnaires, problems };
}
