import { describe, expect, it } from 'vitest';
import type { QuestionDefinition } from '#engine';
import { formatReport } from '../../../authoring/check/problems/formatReport.ts';
import type { DocumentFile } from '../../../authoring/check/read/DocumentFile.ts';
import { proveContent } from '../../../authoring/proof/proveContent.ts';

const path = 'eligibility-questions/1.0.0/scheduler/short.json';

function buildFile(questions: readonly QuestionDefinition[]): DocumentFile {
  const text = JSON.stringify({ id: 'short', title: 'Short', questions }, null, 2);
  return { file: `content/${path}`, path, text };
}

const fever: QuestionDefinition = { id: 'fever', type: 'yesNo', title: 'Fever?' };

describe('the proof of documents', () => {
  it('reports an answer without an outcome at its place', async () => {
    const file = buildFile([{ ...fever, answers: [{ is: true, submitAction: 'failWithErrorMessage' }] }]);
    const { problems } = await proveContent([file]);
    expect(formatReport(problems, 1, false, 'proven').split('\n')).toEqual([
      `content/${path}:9:7  error  answer-without-rule  No entry of "answers" says what follows this answer to "fever".`,
      '    when answers.fever = false',
      '1 error in 1 document.',
    ]);
  });

  it('reports conditions that exclude each other, each with its place', async () => {
    const file = buildFile([
      { ...fever, answers: [{ is: true, submitAction: 'failWithErrorMessage' }, { is: false }] },
      { id: 'cough', type: 'yesNo', title: 'Cough?', skipWhen: { '==': [{ var: 'answers.fever' }, false] } },
    ]);
    const { problems } = await proveContent([file]);
    expect(formatReport(problems, 1, false, 'proven').split('\n')).toEqual([
      `content/${path}:19:5  error  never-asked  "cough" is never asked: its "skipWhen" is always true by then.`,
      '    because these cannot all be true:',
      `      content/${path}:5:5  "fever" is skipped, or its answer leads on to the next question`,
      `      content/${path}:23:7  not (answers.fever == false)`,
      '1 error in 1 document.',
    ]);
  });

  it('warns where a guest may be asked nothing, with what leads there', async () => {
    const isChosen = { '==': [{ var: 'context.flow' }, 'VIRTUAL_VISIT'] };
    const answers = [{ is: true, submitAction: 'failWithErrorMessage' as const }, { is: false }];
    const asked = { ...fever, answers, skipWhen: isChosen };
    const problems = async (cough: object) =>
      (await proveContent([buildFile([asked, { ...fever, id: 'cough', answers, ...cough }])])).problems;
    expect(formatReport(await problems({ skipWhen: isChosen }), 1, false, 'proven').split('\n')).toEqual([
      `content/${path}:4:3  warning  nothing-asked  Every question can be skipped: the guest is then asked nothing and is eligible at once.`,
      '    when context.flow = "VIRTUAL_VISIT"',
      '1 warning in 1 document.',
    ]);
    expect(await problems({})).toEqual([]);
    expect(await problems({ skipWhen: { '!': [isChosen] } })).toEqual([]);
  });

  const age = { yearsBetween: [{ var: 'answers.born' }, { var: 'context.today' }] };
  const asked = (born: object) =>
    buildFile([
      {
        id: 'born',
        type: 'date',
        title: 'Born?',
        answers: [{ when: { '==': [{ '%': [age, 1000] }, 777] }, submitAction: 'schedule' }, {}],
        ...born,
      },
      { ...fever, answers: [{ is: true, submitAction: 'failWithErrorMessage' }, { is: false }] },
    ]);

  it('counts undecided cases of a question that says why they may stay', async () => {
    const { problems, left } = await proveContent([asked({ undecided: 'Tried by hand for ages of 0 to 120.' })]);
    expect(problems).toEqual([]);
    expect(formatReport(problems, 1, false, 'proven', left)).toMatch(
      /^1 document proven, nothing wrong\.\n\d+ questions? left undecided, as the documents say\.$/,
    );
  });

  it('reports undecided cases with place and count instead of a clean result', async () => {
    const { problems } = await proveContent([asked({})]);
    expect(problems.map(({ code, severity }) => ({ code, severity }))).toEqual([
      { code: 'undecided', severity: 'error' },
    ]);
    const report = formatReport(problems, 1, false, 'proven');
    expect(report).toMatch(
      /:\d+:\d+ {2}error {2}undecided {2}The proof could not decide (a question|\d+ questions) about this\. .*what "%" makes of it neither only rises nor only falls/,
    );
    expect(report).not.toContain('nothing wrong');
  });

  it('says the same to tools', async () => {
    const file = buildFile([{ ...fever, answers: [{ is: true }] }]);
    const { problems } = await proveContent([file]);
    expect(JSON.parse(formatReport(problems, 1, true, 'proven'))).toEqual([
      {
        file: `content/${path}`,
        line: 9,
        column: 7,
        severity: 'error',
        code: 'answer-without-rule',
        message: 'No entry of "answers" says what follows this answer to "fever".',
        witness: { 'answers.fever': false },
      },
    ]);
  });

  it('leaves a document that does not compile to the check', async () => {
    const { problems } = await proveContent([buildFile([{ ...fever, skipWhen: { var: 'answers.nobody' } }])]);
    expect(problems).toEqual([]);
  });
});
