import { compileQuestionnaire } from '#engine';
import { describeProblem } from '#engine/problems';
import { knownNames } from '../../app/content/forms/knownNames.ts';
import { proveQuestionnaire } from '../../authoring/proof/questions/proveQuestionnaire.ts';
import { generateQuestions } from '../questions/generateQuestions.ts';
import { machine } from '../report/machine.ts';

const QUESTIONS = 200;

/** Prints how long it takes to prove a long questionnaire. */
export async function measureProof(): Promise<void> {
  const { milliseconds, decided } = provingTime(QUESTIONS);
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(
    `\nA questionnaire of ${QUESTIONS} questions proven in ${seconds} s: ${decided} conditions, each decided`,
  );
  console.log(`(${machine()})`);
}

export interface ProofFigure {
  readonly milliseconds: number;
  /**
   * How many questions the proof had to decide: whether a question is reached, a rule ever holds, an answer has an
   * outcome, ...
   */
  readonly decided: number;
}

/**
 * Measures how long it takes to prove a questionnaire of this many questions.
 *
 * @throws Error when the proof finds problems or leaves questions undecided
 */
export function provingTime(questions: number): ProofFigure {
  const compiled = compileQuestionnaire({ name: 'long', document: generateQuestions(questions) }, knownNames);
  if (!compiled.ok) throw new Error(compiled.problems.map(describeProblem).join('\n'));
  const start = performance.now();
  const { problems, tally } = proveQuestionnaire(compiled.value, knownNames);
  const milliseconds = performance.now() - start;
  if (problems.length > 0) throw new Error(problems.map(({ pointer, message }) => `${pointer}: ${message}`).join('\n'));
  const open = tally.open.length;
  if (open > 0) throw new Error(`${open} of ${open + tally.decided} are open.`);
  return { milliseconds, decided: tally.decided };
}
