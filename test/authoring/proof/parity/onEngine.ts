import {
  compileQuestionnaire,
  compileWizard,
  evaluateEligibility,
  type Json,
  type JsonObject,
  pathFor,
  readPageAnswers,
  validatePage,
} from '#engine';
import { type Document, knownNames } from '../proveDocument.ts';

/** Values to try for each answer, in all combinations. */
export type Grid = Readonly<Record<string, readonly Json[]>>;

/** Whether the engine reaches a state with any combination of answers. */
export type Reached = (document: Document, grid: Grid) => boolean;

const today = '2026-06-15';

export function listCombinations(grid: Grid): readonly JsonObject[] {
  let combinations: readonly JsonObject[] = [{}];
  for (const [name, values] of Object.entries(grid))
    combinations = combinations.flatMap((each) => values.map((value) => ({ ...each, [name]: value })));
  return combinations;
}

function compilePages(document: Document) {
  if (!('pages' in document)) throw new Error('This is no form.');
  const configuration = { name: 'alone', document: { group: 'alone', steps: [{ id: 'step', form: document.id }] } };
  const plan = compileWizard(configuration, [{ name: document.id, document }], knownNames);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return (answers: JsonObject) => {
    const given = { step: Object.fromEntries(document.pages.map(({ name }) => [name, answers])) };
    return pathFor(plan.value, given, { today }).map((page) => ({
      shown: page.shown,
      violations: validatePage(page, readPageAnswers(given, { step: 'step', page: page.page.name })),
    }));
  };
}

function compileQuestions(document: Document) {
  if (!('questions' in document)) throw new Error('These are no questions.');
  const plan = compileQuestionnaire({ name: document.id, document }, knownNames);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return (answers: JsonObject) => evaluateEligibility(plan.value, answers, { steps: {}, context: { today } });
}

/** Reached when the field is shown. */
export const shows =
  (field: string): Reached =>
  (document, grid) => {
    const pagesWith = compilePages(document);
    return listCombinations(grid).some((answers) => pagesWith(answers).some(({ shown }) => shown.includes(field)));
  };

/** Reached when no page has violations. */
export const passes: Reached = (document, grid) => {
  const pagesWith = compilePages(document);
  return listCombinations(grid).some((answers) =>
    pagesWith(answers).every(({ violations }) => violations.length === 0),
  );
};

/** Reached when the question is asked. */
export const asks =
  (question: string): Reached =>
  (document, grid) => {
    const evaluate = compileQuestions(document);
    return listCombinations(grid).some((answers) =>
      evaluate(answers).path.some((asked) => asked.question.id === question),
    );
  };

/** Reached when the questions end with this message. */
export const endsWith =
  (message: string): Reached =>
  (document, grid) => {
    const evaluate = compileQuestions(document);
    return listCombinations(grid).some((answers) => {
      const eligibility = evaluate(answers);
      return eligibility.state === 'ineligible' && eligibility.message === message;
    });
  };

/** The question without choices at which a guest with these answers waits; undefined when there is none. */
export function waitsWithoutChoice(document: Document, answers: JsonObject): string | undefined {
  const eligibility = compileQuestions(document)(answers);
  return eligibility.state === 'pending' && eligibility.choices?.length === 0 ? eligibility.question.id : undefined;
}
