import {
  type ContentError,
  type ContentProblem,
  type DocumentCopies,
  type DocumentEntry,
  newestCopy,
  readMissing,
  readOlder,
  settle,
  type WithOlder,
} from '#engine';
import type { EligibilityQuestions } from '../../../schemas/generated/content/eligibility-questions.js';
import type { FormDefinition } from '../../../schemas/generated/content/form-definition.js';
import type { PrescreenData } from '../../../schemas/generated/content/prescreen-data.js';
import { compilePrescreen } from './compilePrescreen.ts';
import { knownNames } from './knownNames.ts';
import type { Forms } from './openForms.ts';
import type { PrescreenPlan } from './PrescreenPlan.ts';

/**
 * The plan of a prescreen, with the problems of the copies that it does without; or why there is none. `noQuestions`: there
 * is no such prescreen, or it names questions that do not exist.
 */
export type PrescreenPlanResult =
  | { readonly ok: true; readonly plan: PrescreenPlan; readonly problems: readonly ContentProblem[] }
  | { readonly ok: false; readonly noQuestions: boolean; readonly error: ContentError };

interface Documents {
  readonly data: DocumentCopies<PrescreenData>;
  readonly definitions: readonly DocumentCopies<FormDefinition>[];
  readonly questionnaires: readonly DocumentCopies<EligibilityQuestions>[];
}

/**
 * The prescreen of a type (`physicals`), made of the newest documents that fit together, as `loadFormPlan` makes an intake.
 * Never rejects.
 */
export async function loadPrescreenPlan(
  forms: Forms,
  type: string,
  signal?: AbortSignal,
): Promise<PrescreenPlanResult> {
  const first = await newestCopy(forms.loader, forms.prescreen(type), signal);
  if (!first.ok) return { ok: false, noQuestions: first.error.status === 404, error: first.error };
  return settleDocuments(forms, { data: first.copies, definitions: [], questionnaires: [] }, signal);
}

async function settleDocuments(
  forms: Forms,
  known: Documents,
  signal: AbortSignal | undefined,
): Promise<PrescreenPlanResult> {
  const { documents, failed, missing } = await readNamed(forms, known, signal);
  const { data, definitions, questionnaires } = documents;
  const cancelled = failed.find(({ status }) => status === 'Request Cancelled');
  if (cancelled) return { ok: false, noQuestions: false, error: cancelled };
  const settled = settle([data, ...definitions, ...questionnaires], (pick) => {
    const picked = pick(data);
    return (
      picked &&
      compilePrescreen(
        picked,
        definitions.flatMap((copies) => pick(copies) ?? []),
        questionnaires.flatMap((copies) => pick(copies) ?? []),
        knownNames,
      )
    );
  });
  const read = [data, ...definitions, ...questionnaires, ...failed].flatMap(({ problems }) => problems);
  const problems = [...read, ...settled.problems];
  if (settled.ok) return { ok: true, plan: settled.value, problems };
  const broken = new Set(settled.problems.map(({ document }) => document));
  const older = await readOlder(forms.loader, documents, broken, withOlder, signal);
  return older === documents
    ? { ok: false, noQuestions: missing, error: { type: 'error', status: 500, problems } }
    : settleDocuments(forms, older, signal);
}

/** Reads the forms and questions that a copy of the data names. `missing`: there are no such questions. */
async function readNamed(forms: Forms, { data, definitions, questionnaires }: Documents, signal?: AbortSignal) {
  const { loader } = forms;
  const formEntries = data.copies.flatMap(({ steps }) => steps.map(forms.definition));
  const questionEntries = data.copies.flatMap(({ questions }) =>
    questions === undefined ? [] : [forms.questionnaire(questions)],
  );
  const [read, asked] = await Promise.all([
    readMissing(loader, definitions, distinct(formEntries), signal),
    readMissing(loader, questionnaires, distinct(questionEntries), signal),
  ]);
  return {
    documents: { data, definitions: read.copies, questionnaires: asked.copies },
    failed: [...read.failed, ...asked.failed],
    missing: asked.failed.some(({ status }) => status === 404),
  };
}

const distinct = <T>(entries: readonly DocumentEntry<T>[]): readonly DocumentEntry<T>[] => [
  ...new Map(entries.map((entry) => [entry.name, entry])).values(),
];

const withOlder = async ({ data, definitions, questionnaires }: Documents, older: WithOlder): Promise<Documents> => ({
  data: await older(data),
  definitions: await Promise.all(definitions.map((copies) => older(copies))),
  questionnaires: await Promise.all(questionnaires.map((copies) => older(copies))),
});
