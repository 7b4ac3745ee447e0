import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileQuestionnaire, type QuestionnaireDefinition, type QuestionnairePlan } from '#engine';
import type { ProofProblem } from '../../../../authoring/proof/ProofProblem.ts';
import { proveQuestionnaire } from '../../../../authoring/proof/questions/proveQuestionnaire.ts';
import { cases } from '../../../setup/cases.ts';
import { knownNames } from '../proveDocument.ts';
import { anyQuestionnaire } from './anyQuestionnaire.ts';
import { questionFacts } from './questionFacts.ts';

const unreached: readonly ProofProblem['code'][] = [
  'never-asked',
  'always-ends',
  'option-never-offered',
  'rule-never-decides',
  'message-never-shown',
  'never-holds',
  'no-answer-accepted',
];

/** Whether the proof reports that nobody ever comes to this place. */
const missing = (problems: readonly ProofProblem[], pointer: string): boolean =>
  problems.some(
    (problem) => problem.pointer === pointer && problem.excluding !== undefined && unreached.includes(problem.code),
  );

/** Whether the proof reports that somebody comes to this place and should not. */
const shown = (problems: readonly ProofProblem[], code: string, pointer: string): boolean =>
  problems.some((problem) => problem.pointer === pointer && problem.code === code && problem.witness !== undefined);

/** Everything that a proof can report about a question that is asked. */
function claims({ questions }: QuestionnairePlan, { questions: written }: QuestionnaireDefinition, index: number) {
  const [question, definition] = [questions[index], written[index]];
  const at = `/questions/${index}`;
  const many = (count: number, name: string, end = '') =>
    Array.from({ length: count }, (_, each) => `${at}/${name}/${each}${end}`);
  const isConditional = (each: number): boolean => definition?.options?.[each]?.when !== undefined;
  const never = [
    ...many(question?.options.length ?? 0, 'options', '/when').filter((_, each) => isConditional(each)),
    ...many(question?.answers.length ?? 0, 'answers'),
    ...many(question?.notices.length ?? 0, 'messages', '/when'),
    ...many(definition?.checks?.length ?? 0, 'checks'),
    ...(definition?.checks?.length ? [`${at}/checks`] : []),
    ...(definition?.skipWhen === undefined ? [] : [`${at}/skipWhen`]),
  ];
  const ever = [
    ['answer-without-rule', `${at}/answers`],
    ['no-option-offered', `${at}/options`],
    ['rule-unknown', `${at}/skipWhen`],
    ...many(question?.answers.length ?? 0, 'answers').map((pointer) => ['rule-unknown', pointer]),
  ] as const;
  return { never, ever };
}

it('says of random questionnaires what trying all answers says', () => {
  fc.assert(
    fc.property(anyQuestionnaire, (document) => {
      const compiled = compileQuestionnaire({ name: 'any', document }, knownNames);
      fc.pre(compiled.ok);
      if (!compiled.ok) return;
      const { problems, tally } = proveQuestionnaire(compiled.value, knownNames);
      const facts = questionFacts(compiled.value);
      expect(tally.open).toEqual([]);
      for (const index of document.questions.keys()) {
        const at = `/questions/${index}`;
        expect([at, missing(problems, at)]).toEqual([at, !facts.has(at)]);
        if (!facts.has(at)) break;
        const { never, ever } = claims(compiled.value, document, index);
        for (const pointer of never)
          expect([pointer, missing(problems, pointer)]).toEqual([pointer, !facts.has(pointer)]);
        for (const [code, pointer] of ever)
          expect([code, pointer, shown(problems, code ?? '', pointer ?? '')]).toEqual([
            code,
            pointer,
            facts.has(`${code} ${pointer}`),
          ]);
      }
    }),
    { numRuns: cases(100) },
  );
}, 120_000);
