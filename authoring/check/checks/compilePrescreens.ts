import {
  type ContentProblem,
  compileQuestionnaire,
  type KnownNames,
  type QuestionnairePlan,
  type Result,
} from '#engine';
import { documentName } from '../../../app/content/DocumentKind.ts';
import { compilePrescreen } from '../../../app/content/forms/compilePrescreen.ts';
import { knownNames } from '../../../app/content/forms/knownNames.ts';
import type { PrescreenPlan } from '../../../app/content/forms/PrescreenPlan.ts';
import { eligibilityQuestions } from '../../../app/content/generated/forms/eligibilityQuestions.ts';
import { prescreenData } from '../../../app/content/generated/forms/prescreenData.ts';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';
import { hasBrokenDocument } from '../read/hasBrokenDocument.ts';
import { underFileName } from './underFileName.ts';

const nameOf = (questions: string): string => documentName(eligibilityQuestions, questions);

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
  const definitions = [...read.definitions.map(underFileName), ...read.variants];
  const all = read.questionnaires.map(underFileName);
  const prescreens = read.prescreens.flatMap((prescreen) =>
    take(compilePrescreen(prescreen, definitions, all, known)).map((plan) => ({
      ...prescreen,
      plan,
    })),
  );
  const named = new Set(read.prescreens.map(({ document }) => document.questions));
  // A name that leads to no questions may be meant for these, which then follow forms that are not known here.
  const isMisnamed = [...named].some(
    (name) => name !== undefined && !read.broken.has(nameOf(name)) && all.every(({ id }) => id !== name),
  );
  const mayBeNamed = isMisnamed || hasBrokenDocument(read, [prescreenData]);
  const questionnaires = all
    .filter(({ id }) => !named.has(id) && !mayBeNamed)
    .flatMap((alone) => take(compileQuestionnaire(alone, known)));
  return { prescreens, questionnaires, problems };
}
